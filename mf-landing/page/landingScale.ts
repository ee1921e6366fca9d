import { vars } from '@coverdesk/design-system/theme'

/** The page speaks louder than the app: its sizes are the app's, multiplied. */
export const type = {
  hero: `clamp(calc(${vars.fontSize.display} * 1.25), 6vw, calc(${vars.fontSize.display} * 2.1))`,
  section: `clamp(calc(${vars.fontSize.display} * 0.95), 3.4vw, calc(${vars.fontSize.display} * 1.3))`,
  figure: `clamp(calc(${vars.fontSize.display} * 1.2), 4vw, calc(${vars.fontSize.display} * 1.7))`,
  lead: `calc(${vars.fontSize.title} * 1.08)`,
} as const

export const room = {
  /** Between the page's parts. */
  section: `clamp(calc(${vars.space.xxl} * 1.2), 6.5vw, calc(${vars.space.xxl} * 2))`,
  gutter: `clamp(${vars.space.m}, 4vw, ${vars.space.xxl})`,
} as const
