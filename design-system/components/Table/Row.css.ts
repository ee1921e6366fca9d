import { style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../theme/containers.ts'
import { vars } from '../../theme/contract.css.ts'
import { line } from './tableColumns.css.ts'

export const row = style([
  line,
  {
    position: 'absolute',
    insetInline: 0,
    alignItems: 'center',
    // The heading sticks over the rows: a row reached by key must come to rest beneath it.
    scrollMarginBlock: `calc(${vars.size.control} + ${vars.size.topBar}) ${vars.space.m}`,
    contain: 'layout style',
    selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` } },
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
  },
])

export const lines = styleVariants({
  1: { '@container': { [container.abovePhone]: { height: vars.size.row } } },
  2: { '@container': { [container.abovePhone]: { height: `calc(${vars.size.row} + ${vars.space.m})` } } },
})

export const linked = style({
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
  selectors: {
    '&:has([data-row-link]:focus-visible)': {
      background: vars.color.selected,
      boxShadow: `inset ${vars.line.accent} 0 0 ${vars.color.accent}`,
    },
    '&:dir(rtl):has([data-row-link]:focus-visible)': {
      boxShadow: `inset calc(${vars.line.accent} * -1) 0 0 ${vars.color.accent}`,
    },
  },
})

export const link = style({
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.s },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.line.focus} * -1)`,
    },
  },
})
