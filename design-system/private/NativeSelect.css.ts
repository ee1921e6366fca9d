import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { control } from './FieldShell.css.ts'

export const box = style([control, { position: 'relative', paddingInline: 0 }])

export const select = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: `calc(${vars.size.controlSmall} + ${vars.space.xs})`,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
})

export const chevron = style({
  position: 'absolute',
  // Below and above fields whose last button is as wide as a small control, its arrow is in line with theirs.
  insetInlineEnd: `calc(${vars.space.s} - ${vars.space.xxs} + (${vars.size.controlSmall} - ${vars.size.iconSmall}) / 2)`,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
