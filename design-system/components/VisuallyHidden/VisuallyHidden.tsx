import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = {
  /** `span` by default. */
  as?: 'span' | 'div' | 'h2' | 'legend' | 'caption'
  id?: string | undefined
  role?: 'status' | 'alert' | undefined
  children?: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} role={role} className={hidden}>
      {children}
    </Element>
  )
}
