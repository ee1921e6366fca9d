import type { FirstList } from '@coverdesk/contract'
import { requestColumns } from './requestColumns.ts'
import { requestsWords } from './requestsWords.ts'

/** The list before its code is there. */
export const firstRequests: FirstList<(typeof requestColumns)[number]> = {
  connection: 'serviceRequests',
  label: requestsWords.loading,
  actions: 1,
  choices: 3,
  columns: requestColumns,
  rowLines: 1,
  link: '/app/servicing/:id/overview',
  texts: { customer: [{ fields: ['customerName', 'clientName'] }] },
}
