import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hop = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: vars.size.avatar,
  color: vars.color.textMuted,
})

export const dots = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xxs,
  height: vars.size.avatar,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  borderStartStartRadius: vars.radius.s,
  background: vars.color.surface,
})

export const dot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: vars.radius.full,
  background: 'currentcolor',
  animation: `${hop} ${vars.duration.pulse} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: `calc(${vars.duration.pulse} / 8)` },
    '&:nth-child(3)': { animationDelay: `calc(${vars.duration.pulse} / 4)` },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
