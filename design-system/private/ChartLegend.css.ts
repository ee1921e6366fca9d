import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBottom: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const sample = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.space.s,
})

export const tone = styleVariants(vars.tone, ({ solid }) => ({ stroke: solid, fill: solid }))

export const moment = style({ fontVariantNumeric: 'tabular-nums' })

export const figure = style({
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
})
