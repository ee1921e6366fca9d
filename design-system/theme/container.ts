/** Widths of a component's own box at which it changes, whatever the screen's. */
export const container = {
  /** A page enlarged to 400%: one thing to a line. */
  narrow: '(max-width: 320px)',
  /** Beside a record: a value stands under its label. */
  aside: '(max-width: 360px)',
  phone: '(max-width: 600px)',
  abovePhone: '(min-width: 600.1px)',
  tablet: '(max-width: 800px)',
  desktop: '(max-width: 1000px)',
} as const
