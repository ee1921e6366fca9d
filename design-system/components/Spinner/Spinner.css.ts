import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  border: `${vars.line.focus} solid color-mix(in srgb, currentcolor 25%, transparent)`,
  borderTopColor: 'currentcolor',
  borderRadius: vars.radius.full,
  animation: `${turn} ${vars.duration.spin} linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderInlineEndColor: 'currentcolor' } },
})

export const size = styleVariants({
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  medium: { width: vars.size.icon, height: vars.size.icon },
  large: { width: vars.size.iconLarge, height: vars.size.iconLarge },
})
