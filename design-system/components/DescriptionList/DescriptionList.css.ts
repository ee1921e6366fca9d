import { style } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'grid', containerType: 'inline-size' })

// In an aside the values get most of the space.
export const item = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, min(${vars.size.term}, 34%)) minmax(0, 1fr)`,
  columnGap: vars.space.l,
  paddingBlock: vars.space.xs,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  breakInside: 'avoid',
  ':first-child': { paddingTop: 0 },
  ':last-child': { paddingBottom: 0, borderBottom: 'none' },
  '@container': {
    [container.aside]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: vars.space.xxs,
      borderBottom: 'none',
    },
  },
})

export const term = style({
  color: vars.color.textMuted,
  '@container': {
    [container.aside]: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small },
  },
})

// A value in another script keeps its own direction but stays in its column.
export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
