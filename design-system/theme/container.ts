/** Container query widths, independent of the screen. */
export const container = {
  /** A page zoomed to 400%: one item per line. */
  narrow: '(max-width: 320px)',
  /** Beside a record: values are below their labels. */
  aside: '(max-width: 360px)',
  phone: '(max-width: 600px)',
  abovePhone: '(min-width: 600.1px)',
  tablet: '(max-width: 800px)',
  desktop: '(max-width: 1000px)',
} as const
