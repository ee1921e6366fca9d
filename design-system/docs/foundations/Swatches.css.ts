import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.boneL}), 1fr))`,
  gap: vars.space.m,
})

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} minmax(0, 1fr)`,
  gap: vars.space.s,
})

export const paint = style({
  height: vars.size.avatarLarge,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
})

export const name = style({ fontWeight: vars.weight.medium })

export const use = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })

export const value = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  overflowWrap: 'anywhere',
})
