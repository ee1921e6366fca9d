import { accountList } from './accountList.ts'
import { contactList } from './contactList.ts'
import type { ImportColumn, ImportedList } from './importedList.ts'
import { policyList } from './policyList.ts'

/** Every list that can be brought in, in the order in which they build on each other. */
export const importedLists = {
  CONTACTS: contactList,
  ACCOUNTS: accountList,
  POLICIES: policyList,
} satisfies Record<string, ImportedList>
export type ImportedListName = keyof typeof importedLists

/** What each column of a file holds, by the list's paths; null for what is left out. */
export type ImportMapping = readonly (string | null)[]

/** What the columns of a file may be, by their headings; each path is guessed once. */
export function guessedMapping(heading: readonly string[], { columns }: ImportedList): ImportMapping {
  const guesses: (string | null)[] = heading.map(() => null)
  for (const isSame of [isLabel, isAlsoCalled]) {
    for (const { path, ...column } of columns) {
      if (guesses.includes(path)) continue
      const at = heading.findIndex((title, place) => guesses[place] === null && isSame(title, column))
      if (at >= 0) guesses[at] = path
    }
  }
  return guesses
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

type Titles = Omit<ImportColumn, 'path'>

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
