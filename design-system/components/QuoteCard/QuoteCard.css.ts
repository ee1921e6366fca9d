import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: vars.size.readWidth,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'hidden',
  breakInside: 'avoid',
})

/** The line at the side marks a quotation; inside the card, so that cards in a column align. */
export const quote = style({
  marginBlock: vars.space.s,
  marginInline: vars.space.m,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.line.accent} solid ${vars.color.borderStrong}`,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const missing = style({ padding: vars.space.m, color: vars.color.textMuted })

export const fold = style({
  marginBlock: `calc(-1 * ${vars.space.xs}) ${vars.space.xs}`,
  marginInlineStart: `calc(${vars.space.m} + ${vars.space.xxs})`,
})

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.row,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.sunken,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
})

export const picture = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted })

export const name = style({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const page = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular })
