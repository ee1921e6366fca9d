import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { foot, sheet } from './Scene.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const draft = style([sheet, { boxShadow: vars.shadow.high }])

export const envelope = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: hairline,
})

export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.m,
  lineHeight: 1.6,
})

/** Buttons are not printed. */
export const sending = style([foot, { '@media': { [media.print]: { display: 'none' } } }])

export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: hairline,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
})
