import { accountList } from './accountList.ts'
import { contactList } from './contactList.ts'
import type { ImportColumn, ImportedList } from './importedList.ts'
import { policyList } from './policyList.ts'
import type { SheetRow } from './readSheet.ts'

/** Every list that can be brought in, in the order in which they build on each other. */
export const importedLists = {
  CONTACTS: contactList,
  ACCOUNTS: accountList,
  POLICIES: policyList,
} satisfies Record<string, ImportedList>
export type ImportedListName = keyof typeof importedLists

/** What each column of a file holds, by the list's paths; null for what is left out. */
export type ImportMapping = readonly (string | null)[]

/** What the columns of a file may be, by their headings, else by what stands in them; each path is guessed once. */
export function guessedMapping(
  heading: readonly string[],
  { columns }: ImportedList,
  rows: readonly SheetRow[] = [],
): ImportMapping {
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

/** The heading under which a file is read again as it was: by the list's own words. */
export function correctedHeading(
  heading: readonly string[],
  mapping: ImportMapping,
  list: ImportedList,
): readonly string[] {
  const labels = new Map(list.columns.map(({ path, label }) => [path, label]))
  return heading.map((title, at) => {
    const path = mapping[at]
    if (path) return labels.get(path) ?? title
    const isLeftOut = guessedMapping([title], list)[0] === null
    return isLeftOut ? title : `${title} (left out)`
  })
}

function cellsAt(rows: readonly SheetRow[], place: number): readonly string[] {
  return rows.flatMap(({ cells }) => cells[place] || [])
}

function isAll(cells: readonly string[], holds: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.every(holds)
}

/** What is wrong with a mapping, in plain words; null when rows can be read by it. */
export function mappingProblem(mapping: ImportMapping, { columns, required }: ImportedList): string | null {
  const labels = new Map(columns.map(({ path, label }) => [path, label]))
  const given = mapping.filter((path) => path !== null)
  const unknown = given.find((path) => !labels.has(path))
  if (unknown !== undefined) return `Nothing of this list is called ${unknown}.`
  const twice = given.find((path, at) => given.indexOf(path) !== at)
  if (twice !== undefined) return `Two columns are read as ${labels.get(twice)}. Leave one of them out.`
  const missing = required.find((path) => !given.includes(path))
  return missing === undefined ? null : `Say which column is ${labels.get(missing)}.`
}

type Titles = Pick<ImportColumn, 'label' | 'alsoCalled'>

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
