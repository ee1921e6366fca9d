import type { ImportedList } from './__generated__/ImportPageQuery.graphql.ts'

/** What the page says by itself. */
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

/** What a list and its rows are called; those of a list that this version does not know yet are rows. */
export function wordsOf(list: ImportedList) {
  return list in words ? words[list as keyof typeof words] : unknown
}
