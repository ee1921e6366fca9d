import { createVar, globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import { row } from '../Table/Row.css.ts'
import { body as comingRows } from '../Table/RowSkeletons.css.ts'
import { body, head, headCell } from '../Table/Table.css.ts'
import type { ColumnWidth } from '../Table/tableColumn.ts'
import { tracks } from '../Table/tableColumns.css.ts'
import { cell as boxCell } from './SelectCell.css.ts'

/** The grid of the rows and the minimum readable width; set by each table from its columns. */
export const wideTracks = createVar('tracks')
export const leastWidth = createVar('least')

const rowColor = createVar('row')
const edgeColor = createVar('edge')

/** Room for the row's checkbox. */
export const boxTrack = vars.space.xxl

/** A column's minimum width and its share of the remaining space; without a share the column has its minimum width. */
export const room: Record<ColumnWidth, { least: string; share?: string }> = {
  fill: { least: `calc(${vars.space.xxl} * 5)`, share: '3fr' },
  label: { least: `calc(${vars.space.xxl} * 3.5)`, share: '2.25fr' },
  wide: { least: `calc(${vars.space.xxl} * 4)`, share: '2fr' },
  medium: { least: `calc(${vars.space.xxl} * 3)`, share: '1.4fr' },
  badge: { least: withPadding('badge') },
  state: { least: withPadding('state') },
  date: { least: withPadding('date') },
  dateNote: { least: withPadding('dateNote') },
  dateTime: { least: withPadding('dateTime') },
  number: { least: withPadding('number') },
  actions: { least: withPadding('actions') },
}

export const frame = style({ vars: { [rowColor]: vars.color.surface, [edgeColor]: 'transparent' } })

/** When scrolled sideways, the edge of the sticky columns is drawn. */
export const scrolled = style({ vars: { [edgeColor]: vars.color.borderStrong } })

/** With a checkbox in each row. */
export const selectable = style({})

const headings = `${frame} ${head} > tr`
const lines = `${frame} :is(${head} > tr, ${row})`
const scrollers = `${frame} :is(${head}, ${body}, ${comingRows})`

// Header and rows scroll sideways separately, in sync: a single scroller around both would keep the header from
// sticking to the page.
aboveCards(scrollers, { overflowX: 'auto', overflowY: 'hidden', overscrollBehaviorX: 'contain' })
aboveCards(`${frame} ${head}`, { scrollbarWidth: 'thin' })
aboveCards(`${frame} :is(${body}, ${comingRows})`, { scrollbarWidth: 'none' })
// Placeholder rows contain nothing focusable: they only follow the others' scrolling.
aboveCards(`${frame} ${comingRows}`, { overflowX: 'hidden' })

aboveCards(lines, {
  gridTemplateColumns: wideTracks,
  minWidth: leastWidth,
  columnGap: 0,
  paddingInline: 0,
})
aboveCards(`${lines} > :not(${boxCell})`, { paddingInline: vars.space.s })
aboveCards(`${lines} > ${boxCell} + *`, { paddingInlineStart: vars.space.xxs })
aboveCards(`${frame} ${headCell}`, { position: 'relative' })

// The checkbox and the first column stay visible while the others scroll beneath them.
const stays = `${lines} > :is(${boxCell}, ${boxCell} + *, :first-child)`
aboveCards(stays, { position: 'sticky', zIndex: 2, alignSelf: 'stretch' })
aboveCards(`${lines} > :is(${boxCell}, :first-child)`, { insetInlineStart: 0 })
aboveCards(`${lines} > ${boxCell} + *`, { insetInlineStart: boxTrack })
aboveCards(`${frame} ${row} > :is(${boxCell}, ${boxCell} + *, :first-child)`, {
  background: rowColor,
  alignContent: 'center',
})
aboveCards(`${headings} > :is(${boxCell}, ${boxCell} + *, :first-child)`, {
  background: vars.color.sunken,
})
aboveCards(`${lines} > :is(${boxCell} + *, :first-child:not(${boxCell}))`, {
  borderInlineEnd: `${vars.line.hair} solid ${edgeColor}`,
})

globalStyle(`${frame} ${row}`, { background: rowColor })
globalStyle(`${frame} ${row}:hover`, { vars: { [rowColor]: vars.color.hover } })
globalStyle(`${frame} ${row}[data-selected]`, { vars: { [rowColor]: vars.color.selected } })

// On a card the checkbox has its own side.
globalStyle(`${frame}${selectable} ${row}`, {
  '@container': { [container.phone]: { paddingInlineStart: boxTrack } },
})

/** When rows show as lines, and not in print, which cannot scroll. */
function aboveCards(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@media': { screen: { '@container': { [container.abovePhone]: rule } } } })
}

function withPadding(width: ColumnWidth): string {
  return `calc(${tracks[width]} + 2 * ${vars.space.s})`
}
