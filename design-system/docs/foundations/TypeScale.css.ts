import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.boneM} minmax(0, 1fr) ${vars.size.boneL}`,
  alignItems: 'baseline',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.half } },
})

export const note = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  whiteSpace: 'nowrap',
})

export const sample = style({ lineHeight: 'normal', overflowWrap: 'anywhere' })

export const use = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small })
