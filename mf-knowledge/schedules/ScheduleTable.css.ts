import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { viewerHeight } from '../policyDocuments/PdfViewer.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small })

const anyCell = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const heading = style([
  anyCell,
  {
    borderBlockStart: 'none',
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    selectors: { '&[data-kind="money"]': { textAlign: 'end' } },
  },
])

export const row = style({ ':hover': { background: vars.color.hover } })

// The first column has a background of its own, since the others scroll below it.
globalStyle(`${row}:hover > td:first-child`, { background: vars.color.hover })

export const page = style([anyCell, { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }])

/** The button fills it. */
export const cell = style([anyCell, { padding: 0 }])

export const value = style({
  display: 'block',
  width: '100%',
  // The text of a provision is read beside its source; a row stays one line.
  maxWidth: '48ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minHeight: vars.size.row,
  paddingInline: vars.space.m,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&[aria-pressed="true"]': { background: vars.color.selected, fontWeight: vars.weight.medium },
    '&[data-kind="money"]': { textAlign: 'end' },
    '&[data-corrected]': { boxShadow: `inset ${vars.line.accent} 0 ${vars.color.accent}` },
  },
})

/** The table beside the cell's source; below it where there is no room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const source = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  vars: { [viewerHeight]: '55dvh' },
})

export const more = style({
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
