import type { SheetRow } from './readSheet.ts'

/** A column that an imported list can have. */
export interface SheetColumn {
  /** The form field it maps to, used for error messages. */
  readonly path: string
  /** Display label; also the column name in exports. */
  readonly label: string
  /** Names used by other systems, in lower case. */
  readonly alsoCalled: readonly string[]
  /** Whether a cell's format identifies this column, whatever its heading. */
  readonly holds?: (cell: string) => boolean
  /** The template's example; columns without one are not in the template. */
  readonly example?: string
}

/** The field path of each column in a file; null if skipped. */
export type ColumnMapping = readonly (string | null)[]

/** A row's non-empty cells, by column path. */
export type SheetValues = Readonly<Partial<Record<string, string>>>

/** Guesses the columns of a file by heading, or else by content; each path is used once. */
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

/** A row's values, as mapped. */
export function valuesOf(cells: readonly string[], mapping: ColumnMapping): SheetValues {
  const given = mapping.flatMap((path, at) => {
    const cell = cells[at]
    return path === null || cell === undefined || cell === '' ? [] : [[path, cell] as const]
  })
  return Object.fromEntries(given)
}

/** The row's fields under a path; null if there are none. */
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

/** `Policy_No.` and `policy no` are the same. */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9#%]+/g, ' ')
    .trim()
}
