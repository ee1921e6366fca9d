import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })
const breath = `${breathe} ${vars.duration.pulse} ease-in-out infinite`

/** The animation of a single bone. */
const alone = createVar()

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.s,
  background: vars.color.skeleton,
  animation: fallbackVar(alone, breath),
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

/** Animates many bones together: each alone would need its own compositing layer. */
export const together = style({
  vars: { [alone]: 'none' },
  animation: breath,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const height = styleVariants({
  text: { height: vars.fontSize.body, marginBlock: vars.line.accent },
  heading: { height: vars.lineHeight.headline },
  control: { height: vars.size.control },
  area: { height: vars.size.textAreaMin },
  badge: { height: vars.lineHeight.body, borderRadius: vars.radius.full },
  avatar: { height: vars.size.avatar, borderRadius: vars.radius.full },
})

export const width = styleVariants({
  xs: { width: vars.size.boneXs },
  s: { width: vars.size.boneS },
  m: { width: vars.size.boneM },
  l: { width: vars.size.boneL },
  full: { width: '100%' },
  avatar: { width: vars.size.avatar },
})
