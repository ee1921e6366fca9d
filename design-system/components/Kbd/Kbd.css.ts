import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const kbd = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.lineHeight.body,
  height: vars.lineHeight.body,
  paddingInline: vars.space.xxs,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
