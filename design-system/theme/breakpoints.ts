/** Widths at which layouts change: a phone is up to 640 px, a tablet up to 1024 px. */
export const breakpoints = { phone: 640, tablet: 1024 } as const

/** Media conditions for the breakpoints, for `@media`. */
export const media = {
  phone: `(max-width: ${breakpoints.phone}px)`,
  abovePhone: `(min-width: ${breakpoints.phone + 1}px)`,
  tablet: `(max-width: ${breakpoints.tablet}px)`,
  aboveTablet: `(min-width: ${breakpoints.tablet + 1}px)`,
  /** A phone in landscape, or a page zoomed to 400%. */
  low: '(max-height: 400px)',
  coarsePointer: '(pointer: coarse)',
  finePointer: 'not (pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  screen: 'screen',
  print: 'print',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const
