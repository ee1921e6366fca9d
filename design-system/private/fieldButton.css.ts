import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A small button inside a field's box: clear, open. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.space.l,
  height: vars.space.l,
  marginInlineEnd: `calc(${vars.space.xxs} * -1)`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  ':hover': { background: vars.color.pressed, color: vars.color.text },
})
