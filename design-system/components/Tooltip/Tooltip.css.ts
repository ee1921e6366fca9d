import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const words = style({
  display: 'inline',
  borderRadius: vars.radius.s,
  cursor: 'help',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.color.borderControl,
  textUnderlineOffset: '0.2em',
})
