import type { FirstList } from '@coverdesk/contract'
import { policiesWords } from './policiesWords.ts'
import { policyColumns } from './policyColumns.ts'

/** The list before its code is there. */
export const firstPolicies: FirstList<(typeof policyColumns)[number]> = {
  connection: 'businessPolicies',
  label: policiesWords.loading,
  actions: 2,
  choices: 3,
  columns: policyColumns,
  rowLines: 2,
  link: '/app/policies/:id/overview',
  texts: {
    account: [{ fields: ['account.account.name'] }, { fields: ['account.account.email'] }],
    carrier: [{ fields: ['carrier.name'] }, { fields: ['policyNumber'], otherwise: 'N/A' }],
  },
  unless: ['expiring', 'sort'],
}
