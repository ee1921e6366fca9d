import type { SheetRow } from './readSheet.ts'

/** A column that a list may have. */
export interface SheetColumn {
  /** The field of the form that takes it: problems are told by it. */
  readonly path: string
  /** What people call it; exports name their columns so. */
  readonly label: string
  /** What other systems call it, in small letters. */
  readonly alsoCalled: readonly string[]
  /** Whether a cell can only be this, whatever its column is called. */
  readonly holds?: (cell: string) => boolean
  /** What the template writes into it; a column without an example is not in the template. */
  readonly example?: string
}

/** What each column of a file holds, by the list's paths; null for what is left out. */
export type ColumnMapping = readonly (string | null)[]

/** The cells of a row that have something in them, by the columns' paths. */
export type SheetValues = Readonly<Partial<Record<string, string>>>

/** What the columns of a file may be, by their headings, else by what stands in them; each path is guessed once. */
export function guessedMapping(
  heading: readonly string[],
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[] = [],
): ColumnMapping {
  const guesses: (string | null)[] = heading.map(() => null)
  for (const isSame of [isLabel, isAlsoCalled]) {
    for (const { path, ...column } of columns) {
      if (guesses.includes(path)) continue
      const at = heading.findIndex((title, place) => guesses[place] === null && isSame(title, column))
      if (at >= 0) guesses[at] = path
    }
  }
  for (const { path, holds } of columns) {
    if (!holds || guesses.includes(path)) continue
    const at = heading.findIndex((_, place) => guesses[place] === null && isAll(cellsAt(rows, place), holds))
    if (at >= 0) guesses[at] = path
  }
  return guesses
}

/** What a row says, as the mapping reads its columns. */
export function valuesOf(cells: readonly string[], mapping: ColumnMapping): SheetValues {
  const given = mapping.flatMap((path, at) => {
    const cell = cells[at]
    return path === null || cell === undefined || cell === '' ? [] : [[path, cell] as const]
  })
  return Object.fromEntries(given)
}

/** The parts that the row has beneath a path; null when it has none. */
export function partsOf<Part extends string>(
  values: SheetValues,
  parts: readonly Part[],
  path: string,
): Partial<Record<Part, string>> | null {
  const given = parts.flatMap((part) => {
    const value = values[`${path}.${part}`]
    return value === undefined ? [] : [[part, value] as const]
  })
  return given.length === 0 ? null : (Object.fromEntries(given) as Partial<Record<Part, string>>)
}

function cellsAt(rows: readonly SheetRow[], place: number): readonly string[] {
  return rows.flatMap(({ cells }) => cells[place] || [])
}

function isAll(cells: readonly string[], holds: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.every(holds)
}

type Titles = Pick<SheetColumn, 'label' | 'alsoCalled'>

function isLabel(title: string, { label }: Titles): boolean {
  return plain(title) === plain(label)
}

function isAlsoCalled(title: string, { alsoCalled }: Titles): boolean {
  return alsoCalled.some((name) => plain(name) === plain(title))
}

/** `Policy_No.` and `policy no` are one. */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9#%]+/g, ' ')
    .trim()
}
