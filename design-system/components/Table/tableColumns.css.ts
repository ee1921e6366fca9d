import { createGlobalVar, style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import type { ColumnHideBelow, ColumnWidth } from './tableColumn.ts'

/** Set by each table from its columns: the tracks at full width, and without the hidden columns. */
export const allTracks = createGlobalVar('ds-table-tracks')
export const desktopTracks = createGlobalVar('ds-table-tracks-desktop')
export const tabletTracks = createGlobalVar('ds-table-tracks-tablet')

/** The grid track of each width. */
export const tracks = {
  fill: 'minmax(0, 3fr)',
  label: 'minmax(0, 2.25fr)',
  wide: 'minmax(0, 2fr)',
  medium: 'minmax(0, 1.4fr)',
  badge: `calc(${vars.space.xxl} * 2.25)`,
  state: `calc(${vars.space.xxl} * 1.75)`,
  date: `calc(${vars.space.xxl} * 2)`,
  dateNote: `calc(${vars.space.xxl} * 3.375)`,
  dateMark: `calc(${vars.space.xxl} * 2.5)`,
  dateTime: `calc(${vars.space.xxl} * 3.625)`,
  number: `calc(${vars.space.xxl} * 2.25)`,
  actions: `calc(${vars.space.xxl} * 1.75)`,
} satisfies Record<ColumnWidth, string>

/** A line of cells in the visible columns. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: allTracks,
  columnGap: vars.space.m,
  paddingInline: vars.space.m,
  '@container': {
    [container.desktop]: { gridTemplateColumns: desktopTracks },
    [container.tablet]: { gridTemplateColumns: tabletTracks },
  },
  // The lines of a real table: each column is as wide as its content.
  '@media': { print: { '@container': { [container.abovePhone]: { display: 'table-row' } } } },
})

// Doubled for specificity, to override each cell's own display whatever the order of the files.
export const hiddenBelow = styleVariants({
  tablet: {
    '@container': {
      [`${container.abovePhone} and ${container.tablet}`]: { selectors: { '&&': { display: 'none' } } },
    },
  },
  desktop: {
    '@container': {
      [`${container.abovePhone} and ${container.desktop}`]: { selectors: { '&&': { display: 'none' } } },
    },
  },
} satisfies Record<ColumnHideBelow, unknown>)
