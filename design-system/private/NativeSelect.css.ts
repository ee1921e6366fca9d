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
  paddingInlineEnd: vars.space.xl,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
})

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
