import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const share = createVar()

export const track = style({
  height: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: vars.color.pressed,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { outline: `${vars.line.hair} solid CanvasText` } },
})

export const fill = style({
  height: '100%',
  width: '100%',
  transformOrigin: 'left',
  transform: `scaleX(${share})`,
  transition: `transform ${vars.duration.normal} linear`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', selectors: { '&&': { background: 'Highlight' } } },
  },
})

export const tone = styleVariants({
  accent: { background: vars.color.accent },
  success: { background: vars.tone.success.solid },
  danger: { background: vars.tone.danger.solid },
})
