import { vars } from '@coverdesk/design-system/theme'

/** The page speaks louder than the app: its sizes are the app's, multiplied. */
export const type = {
  hero: `clamp(calc(${vars.fontSize.display} * 1.25), 5.2vw, calc(${vars.fontSize.display} * 2.2))`,
  section: `clamp(calc(${vars.fontSize.display} * 0.95), 3.4vw, calc(${vars.fontSize.display} * 1.4))`,
  figure: `clamp(calc(${vars.fontSize.display} * 1.8), 7vw, calc(${vars.fontSize.display} * 3.2))`,
  lead: `calc(${vars.fontSize.title} * 1.06)`,
} as const

export const room = {
  /** Between the page's parts. */
  section: `clamp(calc(${vars.space.xxl} * 1.3), 8vw, calc(${vars.space.xxl} * 2.5))`,
  gutter: `clamp(${vars.space.m}, 4vw, ${vars.space.xxl})`,
} as const

/** Printers leave grounds out: a button is drawn by its edge. */
export const onPaper = {
  border: `${vars.line.hair} solid ${vars.color.text}`,
  background: 'none',
  color: vars.color.text,
} as const
