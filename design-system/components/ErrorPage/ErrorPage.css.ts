import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  maxWidth: vars.size.readWidth,
  marginInline: 'auto',
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
})

export const eyebrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.tone.danger.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.medium,
})

export const stack = style({
  maxHeight: vars.size.menuMax,
  padding: vars.space.m,
  overflow: 'auto',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})
