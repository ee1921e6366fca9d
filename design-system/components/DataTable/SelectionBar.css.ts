import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } })

/** Sticks to the bottom of the screen while its rows are visible. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space.m,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  maxWidth: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.duration.normal} ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const count = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})
