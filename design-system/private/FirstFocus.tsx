import { type RefObject, useEffect } from 'react'

/**
 * Inside an overlay: focuses the field with autoFocus. React focuses it on mount, when React Aria
 * does not know the new overlay yet and moves focus back to the open one below.
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
