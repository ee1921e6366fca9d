import { defineTable } from '@coverdesk/contract'

/** The policies of an account (spec of accounts, section 2). */
export const accountPolicyTable = defineTable({
  noun: { one: 'policy', many: 'policies' },
  rowLines: 2,
  columns: [
    { id: 'coverage', header: 'Coverage', width: 'fill' },
    { id: 'status', header: 'Status', width: 'state', card: 'aside' },
    { id: 'carrier', header: 'Carrier', width: 'wide', card: 'line' },
    { id: 'expires', header: 'Expires', width: 'date', cardLabel: 'Expires' },
    { id: 'view', header: 'View', width: 'actions', align: 'end', isHeaderHidden: true, card: 'hidden' },
  ],
})
