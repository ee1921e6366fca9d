import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: vars.space.half })

/** Wider than a phone: scrolls in its own box. */
export const scroller = style({ overflowX: 'auto' })

// Labeled for screen readers; the board's title is the visible label.
export const caption = style({
  position: 'absolute',
  width: vars.line.hair,
  height: vars.line.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const heading = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
})

export const rowName = style([heading, { whiteSpace: 'nowrap' }])

export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
