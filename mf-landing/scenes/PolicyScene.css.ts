import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** The conversation is beside the page it is about. */
export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.l,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
  breakInside: 'avoid',
})

export const heading = style({ fontWeight: vars.weight.semibold })

/** Lines too far away to be read. */
const anyWords = style({
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.skeleton,
})
export const words = styleVariants({
  long: [anyWords, { width: '100%' }],
  middle: [anyWords, { width: '84%' }],
  short: [anyWords, { width: '56%' }],
})

export const clause = style({ lineHeight: 1.7 })

export const talk = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minWidth: 0 })
