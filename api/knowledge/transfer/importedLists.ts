import { guessedMapping } from '../sheets/sheetColumns.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import { accountList } from './accountList.ts'
import { contactList } from './contactList.ts'
import type { ImportedList } from './importedList.ts'
import { policyList } from './policyList.ts'

/** All lists that can be imported, in order of dependency. */
export const importedLists = {
  CONTACTS: contactList,
  ACCOUNTS: accountList,
  POLICIES: policyList,
} satisfies Record<string, ImportedList>
export type ImportedListName = keyof typeof importedLists

/** The standard heading of a column, so that the file can be imported again. */
export function correctedHeading(
  heading: readonly string[],
  mapping: ColumnMapping,
  list: ImportedList,
): readonly string[] {
  const labels = new Map(list.columns.map(({ path, label }) => [path, label]))
  return heading.map((title, at) => {
    const path = mapping[at]
    if (path) return labels.get(path) ?? title
    const isLeftOut = guessedMapping([title], list.columns)[0] === null
    return isLeftOut ? title : `${title} (left out)`
  })
}

/** The problem with a mapping, for the user; null if rows can be read with it. */
export function mappingProblem(mapping: ColumnMapping, { columns, required }: ImportedList): string | null {
  const labels = new Map(columns.map(({ path, label }) => [path, label]))
  const given = mapping.filter((path) => path !== null)
  const unknown = given.find((path) => !labels.has(path))
  if (unknown !== undefined) return `This list has no field called ${unknown}.`
  const twice = given.find((path, at) => given.indexOf(path) !== at)
  if (twice !== undefined) return `Two columns are read as ${labels.get(twice)}. Leave one of them out.`
  const missing = required.find((path) => !given.includes(path))
  return missing === undefined ? null : `Say which column is ${labels.get(missing)}.`
}
