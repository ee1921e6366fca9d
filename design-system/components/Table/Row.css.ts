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
    // The sticky header covers rows: a row reached by keyboard must stop below it.
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

/** The focused row, kept in place while the window of rows is elsewhere. */
export const detached = style([row, { position: 'absolute', insetInline: 0 }])

/** On screen all rows have the same height; in print they grow with their content. */
export const lines = styleVariants({
  1: ofHeight(vars.size.row),
  2: ofHeight(`calc(${vars.size.row} + ${vars.space.m})`),
})

function ofHeight(height: string): StyleRule {
  // Strict containment: adding or removing a row lays out only that row.
  return { '@media': { screen: { '@container': { [container.abovePhone]: { height, contain: 'strict' } } } } }
}

export const linked = style({
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
})

// The focus ring is on the link that covers the row: `:has` on the row would slow down scrolling.
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
