import type { ImportedList } from './__generated__/ImportPageQuery.graphql.ts'

/** The page's own text. */
export const importWords = {
  title: 'Import',
  subtitle: 'Import accounts, policies and contacts from CSV files and Excel workbooks',
} as const

const words = {
  ACCOUNTS: { title: 'Accounts', one: 'account', many: 'accounts' },
  CONTACTS: { title: 'Contacts', one: 'contact', many: 'contacts' },
  POLICIES: { title: 'Policies', one: 'policy', many: 'policies' },
} as const

const unknown = { title: 'Rows', one: 'row', many: 'rows' } as const

/** The names of a list and its rows; rows of an unknown list are called rows. */
export function wordsOf(list: ImportedList) {
  return list in words ? words[list as keyof typeof words] : unknown
}
