import { fallbackVar, style, type StyleRule, styleVariants } from '@vanilla-extract/css'
import { stickyTop } from '../../css/stickyTop.css.ts'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import { line } from './tableColumns.css.ts'

export const row = style([
  line,
  {
    position: 'relative',
    alignItems: 'center',
    // The heading sticks over the rows: a row reached by key must come to rest beneath it.
    scrollMarginBlock: `calc(${vars.size.control} + ${fallbackVar(stickyTop, '0px')}) ${vars.space.m}`,
    contain: 'layout style',
    background: vars.color.surface,
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    '@container': {
      [container.phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'center',
        columnGap: vars.space.s,
        rowGap: vars.space.half,
        paddingBlock: vars.space.s,
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  },
])

/** The focused row, kept where it is while the window of rows is elsewhere. */
export const detached = style([row, { position: 'absolute', insetInline: 0 }])

/** On the screen every row is as high as the next; on paper it grows with what it says. */
export const lines = styleVariants({
  1: ofHeight(vars.size.row),
  2: ofHeight(`calc(${vars.size.row} + ${vars.space.m})`),
})

function ofHeight(height: string): StyleRule {
  // Strict: a row that comes or goes is laid out alone.
  return { '@media': { screen: { '@container': { [container.abovePhone]: { height, contain: 'strict' } } } } }
}

export const linked = style({
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
})

// The focused row is marked on the link that covers it: a `:has` on the row would cost every scroll its price.
export const link = style({
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': {
      background: `color-mix(in srgb, ${vars.color.accent} 8%, transparent)`,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.line.focus} * -1)`,
    },
  },
})
