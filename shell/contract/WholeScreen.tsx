import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { focusSame } from './focusSame.ts'

interface WholeScreenProps {
  /** What had the focus in the screen's stand-in. */
  focusedRef: RefObject<Element | null>
  children: ReactNode
}

/** Around the screen that takes the place of its stand-in: it has its focus in the same moment, and no key is lost. */
export function WholeScreen({ focusedRef, children }: WholeScreenProps) {
  useLayoutEffect(() => {
    focusSame(focusedRef.current, document.body)
    focusedRef.current = null
  }, [focusedRef])
  return children
}
