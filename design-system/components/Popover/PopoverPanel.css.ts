import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const panel = style({
  maxWidth: vars.size.menuMax,
  padding: vars.space.m,
  overflowY: 'auto',
  outline: 'none',
})
