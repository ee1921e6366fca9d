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
    // The last one has equal distance from the edge and the top; an earlier one leaves room for it.
    '&:not(:has(+ button))': { marginInlineEnd: `calc(${vars.space.xxs} * -1)` },
  },
  ':hover': { background: vars.color.pressed, color: vars.color.text },
})
