import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })
const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.toast,
  height: vars.line.accent,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${appear} 0.1s 0.15s backwards, ${run} 8s 0.15s ${vars.easing.out} both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  // With reduced motion, a static line.
  '@media': { [media.reducedMotion]: { animation: `${appear} 0.1s 0.15s backwards` } },
})
