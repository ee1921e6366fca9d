import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A small button inside a field's box: clear, open. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  selectors: {
    // The last one stands as far from the edge as it is from the box's top; one before another keeps out of its way.
    '&:not(:has(+ button))': { marginInlineEnd: `calc(${vars.space.xxs} * -1)` },
  },
  ':hover': { background: vars.color.pressed, color: vars.color.text },
})
