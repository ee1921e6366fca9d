import type { FirstList } from '@coverdesk/contract'
import { accountColumns } from './accountColumns.ts'
import { accountsWords } from './accountsWords.ts'

/** The list before its code is there. */
export const firstAccounts: FirstList<(typeof accountColumns)[number]> = {
  connection: 'accounts',
  label: accountsWords.loading,
  actions: 3,
  choices: 1,
  columns: accountColumns,
  rowLines: 2,
  link: '/app/accounts/:id/overview',
  texts: {
    name: [{ fields: ['account.name'] }, { fields: ['account.email'] }],
    address: [{ fields: ['account.mailingAddress.line1'] }],
  },
}
