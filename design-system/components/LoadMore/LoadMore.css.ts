import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  textAlign: 'center',
  '@media': { print: { paddingBlock: vars.space.xs } },
})

export const place = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

// Print has no buttons; the missing count remains readable.
export const action = style({ '@media': { print: { display: 'none' } } })
