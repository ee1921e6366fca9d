import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const board = style({
  overflow: 'clip',
  marginBlock: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.weight.regular,
})

export const title = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
})

export const body = style({ overflowX: 'auto', padding: vars.space.m })
