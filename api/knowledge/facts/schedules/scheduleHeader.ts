import type { Box, Cell, Line, TableBlock } from '../../../reading/index.ts'
import type { ScheduleColumn } from '../policyFacts.ts'
import { labelKey } from '../values.ts'
import type { KnownColumn, KnownSchedule } from './knownSchedule.ts'
import { scheduleVocabulary } from './scheduleVocabulary.ts'

export interface Header {
  readonly vocabulary: KnownSchedule
  /** Whether its values belong to the record begun above, as the second line of labels of a card does. */
  readonly isContinued: boolean
  /** Whether its cells hold several values of a record, one below the other. */
  readonly isStacked: boolean
  readonly columns: readonly {
    readonly column: ScheduleColumn | KnownColumn
    /** The columns whose values are stacked in its cells; its own alone in most tables. */
    readonly keys: readonly string[]
    /** Whether its name says what its cells hold together ("Dates"). */
    readonly isGroup: boolean
    /** Whether a column before it says the same. */
    readonly isRepeated: boolean
    readonly x: number
    readonly right: number
  }[]
}

type Labels = readonly { readonly text: string; readonly box: Line['box'] }[]

/** The header that a row is, alone or with the first half of its labels on the line above. */
export function headerAt(row: readonly Line[], above: readonly Line[]): Header | null {
  const alone = headerOf(row)
  const whole = headerOf(withLineAbove(row, above))
  return whole && knownIn(whole) >= (alone ? knownIn(alone) : 3) ? whole : alone
}

function withLineAbove(row: readonly Line[], above: readonly Line[]): Labels {
  const [first] = row
  const [upper] = above
  const gap = first && upper ? first.box.y - upper.box.y : Number.POSITIVE_INFINITY
  if (!first || gap > first.size * 1.7 || above.some(({ text }) => /\d/.test(text))) return []
  const overlaps = (a: Line['box'], b: Line['box']) => a.x < b.x + b.width + 2 && b.x < a.x + a.width + 2
  const alone = above.filter((line) => !row.some(({ box }) => overlaps(box, line.box)))
  const joined = row.map(({ text, box }) => {
    const over = above.find((line) => overlaps(box, line.box))
    return { text: over ? `${over.text} ${text}` : text, box }
  })
  return [...joined, ...alone].toSorted((a, b) => a.box.x - b.box.x)
}

function knownIn({ columns }: Header): number {
  return columns.filter(({ column }) => 'header' in column).length
}

/** The header that a row of cells is, by the names of its columns. */
function headerOf(row: Labels): Header | null {
  if (row.length < 3 || row.filter(({ text }) => /\d/.test(text)).length > row.length * 0.4) return null
  const best = scheduleVocabulary
    .map((vocabulary) => ({ vocabulary, columns: mapped(row, vocabulary) }))
    .map((option) => ({ ...option, known: option.columns.filter(({ column }) => 'header' in column).length }))
    .filter(({ vocabulary, columns }) =>
      vocabulary.needs.some((key) => columns.some(({ column }) => column.key === key)),
    )
    .toSorted((a, b) => b.known - a.known)[0]
  // Five names of one schedule tell it however many columns of its own a carrier adds.
  const isHeader = best && best.known >= 3 && (best.known >= 5 || best.known >= row.length * 0.6)
  return isHeader ? header(best.vocabulary, best.columns, false) : null
}

function header(vocabulary: KnownSchedule, columns: Header['columns'], isContinued: boolean): Header {
  const stacks = columns.filter(({ keys }) => keys.length > 1)
  const isStacked = stacks.length > 1 || columns.some(({ isGroup }) => isGroup)
  return { vocabulary, columns, isContinued, isStacked }
}

function mapped(row: Labels, { kind, columns, groups = [] }: KnownSchedule): Header['columns'] {
  const taken = new Set<string>()
  function known(label: string): KnownColumn | undefined {
    const key = labelKey(label.replace(/#/g, ' no '))
    const column = columns.find((each) => each.header.test(key) && !taken.has(each.key))
    if (column) taken.add(column.key)
    return column
  }
  return row.map(({ text, box }) => {
    const key = labelKey(text)
    const group = groups.find((each) => each.header.test(key))
    const isTaken = columns.some((each) => taken.has(each.key) && each.header.test(key))
    // Only losses stack their values; "Year / make / model" heads one name.
    const parts = kind === 'losses' ? text.split(/\s\/\s/) : []
    const named = parts.length > 1 ? parts.flatMap((part) => known(part) ?? []) : []
    const stacked = group
      ? group.keys.flatMap((each) => columns.find((column) => column.key === each) ?? [])
      : named.length > 1
        ? named
        : [known(text) ?? named].flat()
    const column = stacked.find((each) => each.key === 'description') ??
      stacked[0] ?? { key: key.replaceAll(' ', '_'), label: text, kind: 'text' as const }
    return {
      column,
      keys: stacked.length > 0 ? stacked.map((each) => each.key) : [column.key],
      isGroup: group !== undefined,
      isRepeated: isTaken && stacked.length === 0,
      x: box.x,
      right: box.x + box.width,
    }
  })
}

/** Labels are a few words without figures. */
function isLabel({ text, words }: Line): boolean {
  return words.length <= 5 && !/\d/.test(text)
}

/** A second row of labels under the same record. */
export function continuedHeader(row: readonly Line[], vocabulary: KnownSchedule | null): Header | null {
  if (vocabulary === null || row.length < 2 || !row.every(isLabel)) return null
  const columns = mapped(row, vocabulary)
  const known = columns.filter(({ column }) => 'header' in column).length
  return known >= 2 && known >= row.length * 0.5 ? header(vocabulary, columns, true) : null
}

/** A table whose first row names its columns though nothing sets it off. */
export function withNamedColumns(table: TableBlock): TableBlock {
  const [first, ...rows] = table.rows
  const isNamed = !table.header && first && headerOf(first.filter(({ text }) => text !== '')) !== null
  return isNamed ? { ...table, header: first, rows } : table
}

/** What the reader knows of the tables on a page. */
interface PageTables {
  /** Headers that span several lines are only whole in the table that the reader made. */
  readonly headers: readonly { readonly header: Header; readonly above: number; readonly below: number }[]
  /** The edges of ruled columns, below where their header may be printed again. */
  readonly grids: readonly { readonly top: number; readonly cells: readonly Box[] }[]
  /** The rows of ruled tables with a known header: what stands in a cell is one value, however many lines it takes. */
  readonly rows: readonly (readonly Cell[])[]
}

/** How far above the first row of a table its header may be, in points. */
const headerReach = 60

export function tablesOn(page: number, tables: readonly TableBlock[]): PageTables {
  const headers = tables.flatMap((table) => {
    if (table.page !== page || !table.header) return []
    const cells = table.header.filter(({ text }) => text !== '')
    const found = headerOf(cells)
    const above = Math.min(...cells.map(({ box }) => box.y))
    const below = Math.max(...cells.map(({ box }) => box.y + box.height))
    return found ? [{ header: found, above, below }] : []
  })
  const grids = tables.flatMap(({ rows }) => {
    const cells = rows.find((row) => row[0]?.page === page)?.map(({ box }) => box) ?? []
    return cells[0] && isRuled(cells) ? [{ top: cells[0].y, cells }] : []
  })
  const whole = tables.flatMap(({ header: names, rows }) => {
    const found = names && headerOf(names.filter(({ text }) => text !== ''))
    return found && !found.isStacked
      ? rows.filter((row) => row[0]?.page === page && isRuled(row.map(({ box }) => box)))
      : []
  })
  return { headers, grids, rows: whole }
}

/** Whether cells stand edge to edge, as ruled ones do. */
function isRuled(cells: readonly Box[]): boolean {
  return cells.every(({ x }, at) => {
    const left = cells[at - 1]
    return !left || Math.abs(left.x + left.width - x) < 2
  })
}

/** The header that a row of a page is: by its words, with the places of the tables that the reader saw there. */
export function headerOn(row: readonly Line[], above: readonly Line[], tables: PageTables): Header | null {
  const y = row[0]?.box.y ?? 0
  const own = headerAt(row, above)
  const here = tables.headers.filter((table) => y >= table.above - 2 && y < table.below - 1)
  const whole = sideBySide(here.map((table) => table.header))
  if (whole && (!own || knownIn(own) <= knownIn(whole))) return whole
  const grid = own && tables.grids.find(({ top, cells }) => fitsBelow(own, { y, top, cells }))
  if (!grid) return own
  const columns = own.columns.map((column, at) => {
    const cell = grid.cells[at]
    return cell ? { ...column, x: cell.x, right: cell.x + cell.width } : column
  })
  return { ...own, columns }
}

function fitsBelow(
  { columns }: Header,
  { y, top, cells }: { readonly y: number; readonly top: number; readonly cells: readonly Box[] },
): boolean {
  return top > y && top - y < headerReach && cells.length === columns.length
}

/** A table that is split in two side by side names its rows in both. */
function sideBySide([first, ...others]: readonly Header[]): Header | null {
  if (!first) return null
  const known = new Set<string>()
  const columns = [first, ...others.filter(({ vocabulary }) => vocabulary === first.vocabulary)]
    .flatMap((each) => each.columns)
    .toSorted((a, b) => a.x - b.x)
    .map((place) => {
      const isRepeated = place.isRepeated || known.has(place.column.key)
      known.add(place.column.key)
      return { ...place, isRepeated }
    })
  return { ...first, columns }
}
