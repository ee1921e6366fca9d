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

export const failure = style([place, { color: vars.tone.danger.text, overflowWrap: 'anywhere' }])

// Paper cannot be pressed; how much is missing stays to be read.
export const action = style({ '@media': { print: { display: 'none' } } })
