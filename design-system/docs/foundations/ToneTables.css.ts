import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const themes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.toast}), 1fr))`,
  columnGap: vars.space.m,
})

export const tones = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const tone = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.boneS} minmax(0, 1fr) auto`,
  alignItems: 'center',
  justifyItems: 'start',
  gap: vars.space.s,
  fontSize: vars.fontSize.small,
})

export const ratio = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
})
