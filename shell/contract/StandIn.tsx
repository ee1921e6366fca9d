import { type ReactNode, type RefObject, useLayoutEffect } from 'react'

interface StandInProps {
  /** Where it says what had the focus last. */
  focusedRef: RefObject<Element | null>
  children: ReactNode
}

/** Around what stands for a screen until that comes: its focus can then go to the same element of the screen. */
export function StandIn({ focusedRef, children }: StandInProps) {
  useLayoutEffect(() => {
    focusedRef.current = document.activeElement
    const handleFocus = ({ target }: FocusEvent) => {
      focusedRef.current = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [focusedRef])
  return children
}
