import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const rails = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  alignSelf: 'stretch',
})

export const rail = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.boneM} minmax(0, 1fr) ${vars.size.boneL}`,
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs } },
})

export const note = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
})

export const track = style({
  position: 'relative',
  height: vars.size.icon,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
})

export const knob = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.easing.out,
})

export const moved = style([knob, { insetInlineStart: `calc(100% - ${vars.size.icon})` }])

export const use = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })
