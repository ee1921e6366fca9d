import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const rings = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.boneM}), 1fr))`,
  gap: vars.space.xs,
})

export const surface = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
})

export const ring = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.hair,
  fontSize: vars.fontSize.small,
})

export const ratio = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
})
