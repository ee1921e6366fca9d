import { type RefObject, useEffect } from 'react'

/**
 * Inside an overlay: gives the focus to the field that asked for it. React gives it as the field appears, when React Aria
 * does not know the new overlay yet, and takes it back for the one that is open beneath.
 */
export function FirstFocus({ asked }: { asked: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    asked.current?.focus()
    return () => {
      asked.current = null
    }
  }, [asked])
  return null
}
