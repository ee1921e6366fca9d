import { style } from '@vanilla-extract/css'
import { option } from '../../private/option.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  minHeight: 0,
  maxHeight: '60vh',
  '@media': { [media.phone]: { maxHeight: 'none' } },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // A group's title sticks while its lines scroll.
  scrollPaddingBlock: `${vars.space.xl} ${vars.space.xs}`,
  selectors: { '&:not([data-empty])': { padding: vars.space.xs } },
})

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space.xs } },
})

export const title = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})

export const line = style([
  option,
  {
    gap: vars.space.s,
    minHeight: vars.size.row,
    color: vars.color.text,
    textDecoration: 'none',
  },
])

export const icon = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted })

export const words = style({ flexGrow: 1, minWidth: 0 })

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const description = style([
  text,
  {
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    color: vars.color.textMuted,
  },
])

/** Up to two lines, so that the marked words are in sight on a phone. */
export const passage = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})
