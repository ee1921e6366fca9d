import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const heading = style({
  paddingBlockEnd: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
})

export const name = style({
  paddingInlineEnd: vars.space.m,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
})

export const length = style({ paddingBlock: vars.space.xxs, paddingInlineEnd: vars.space.m })

export const value = style({
  display: 'inline-block',
  width: vars.size.avatarLarge,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
})

export const bar = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  height: vars.space.s,
  borderRadius: vars.space.half,
  background: vars.color.accent,
})

export const use = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })
