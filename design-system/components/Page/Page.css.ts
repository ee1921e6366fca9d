import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  width: '100%',
  marginInline: 'auto',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.l,
  '@media': {
    [media.phone]: { padding: vars.space.m, gap: vars.space.m },
    // The printed sheet has its own margins.
    [media.print]: { padding: 0 },
  },
})

export const arriving = style({
  animation: `${appear} ${vars.duration.dialog} linear`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const width = styleVariants({
  full: {},
  content: { maxWidth: vars.size.contentWidth },
})
