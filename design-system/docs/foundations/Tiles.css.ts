import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.boneM}), 1fr))`,
  gap: vars.space.l,
})

export const tile = style({
  height: vars.size.boneS,
  marginBlockEnd: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  background: vars.color.raised,
})

export const name = style({ fontWeight: vars.weight.medium })
export const use = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })
export const value = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
})
