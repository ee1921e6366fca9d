import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const panel = style({ display: 'flex', minHeight: 0, outline: 'none' })

export const body = style({
  flexGrow: 1,
  maxWidth: vars.size.menuMax,
  padding: vars.space.m,
  overflowY: 'auto',
})
