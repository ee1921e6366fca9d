import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  breakInside: 'avoid',
})

export const label = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const figure = style({
  minHeight: vars.lineHeight.headline,
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

const detail = style({
  minHeight: vars.lineHeight.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
})

export const change = styleVariants(vars.tone, ({ text }) => [detail, { color: text }])
