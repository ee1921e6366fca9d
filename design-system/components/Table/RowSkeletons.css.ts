import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export const body = style({
  display: 'block',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

// Doubled: the rows of a window lie on top of each other's flow, these stand in it.
export const row = style({ selectors: { '&&': { position: 'relative' } } })

// As tall as a line of text, so that the row that follows takes the same room.
export const cell = style({
  selectors: { '&&': { display: 'flex' } },
  alignItems: 'center',
  height: vars.lineHeight.body,
})

export const end = style({ justifyContent: 'flex-end' })

export const bar = style({
  height: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.skeleton,
  animation: `${pulse} ${vars.duration.pulse} ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

const long = style({ width: '72%' })
const middling = style({ width: '54%' })
const short = style({ width: '40%' })
export const lengths = [long, short, middling]
