import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { room, type } from './landingScale.ts'

const rule = `${vars.color.border} ${vars.line.hair}, transparent ${vars.line.hair}`

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: `clamp(${vars.space.xxl}, 5vw, calc(${vars.space.xxl} * 1.5))`,
  paddingBlockEnd: room.section,
  background: `linear-gradient(${vars.color.canvas}, ${vars.color.surface})`,
  '@media': { [media.print]: { paddingBlock: vars.space.l, background: 'none' } },
})

export const grid = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
  backgroundSize: `${vars.space.xxl} ${vars.space.xxl}`,
  maskImage: 'radial-gradient(ellipse at 50% 45%, black, transparent 65%)',
  opacity: 0.7,
  '@media': { [media.print]: { display: 'none' } },
})

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `clamp(${vars.space.xl}, 4vw, ${vars.space.xxl})`,
})

/** The sentence at one side and what it means at the other, so that the product begins in the first screen. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: vars.space.xxl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
})

export const title = style({
  fontSize: type.hero,
  lineHeight: 1.02,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
})

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  maxWidth: vars.size.readWidth,
})
