import type { ReactNode, Ref } from 'react'
import { sprinkles, type Sprinkles } from '../../css/sprinkles.css.ts'

export type BoxElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'fieldset'

export type BoxProps = Sprinkles & {
  /** The element to render; `div` by default. */
  as?: BoxElement
  id?: string | undefined
  role?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  ref?: Ref<HTMLElement>
  children?: ReactNode
}

/** A plain element with spacing, surface and layout from the sprinkles. */
export function Box({
  as = 'div',
  id,
  role,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  ref,
  children,
  ...looks
}: BoxProps) {
  // One element type for the compiler: the union of fourteen has no common ref.
  const Element = as as 'div'
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      id={id}
      role={role}
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      className={sprinkles(looks)}
    >
      {children}
    </Element>
  )
}
