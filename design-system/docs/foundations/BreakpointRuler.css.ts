import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const ranges = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
export const range = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })
export const name = style({ fontWeight: vars.weight.medium })
export const track = style({
  display: 'block',
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
})
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
})
export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })
