import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const table = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `fit-content(${vars.size.term}) minmax(0, 1fr) max-content`,
  columnGap: vars.space.s,
  rowGap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
})

const sameColumns = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
})

export const body = style([sameColumns, { rowGap: vars.space.s }])

export const row = style([sameColumns, { alignItems: 'center', breakInside: 'avoid' }])

export const label = style({
  gridColumn: 1,
  gridRow: '1 / span 8',
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 1 } },
})

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '2 / -1',
  alignItems: 'center',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const track = style({
  display: 'block',
  width: '100%',
  height: vars.space.s,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const bar = styleVariants(vars.tone, ({ solid }) => ({ fill: solid, rx: vars.radius.s }))

export const value = style({
  textAlign: 'end',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
})

// Two lines of text for the label, a bar for the value.
export const bone = style({ display: 'grid', gap: vars.space.s })
