import type { TableColumn } from '@coverdesk/design-system'

/** The columns of an account's policies, in order (spec of accounts, section 2). */
export const accountPolicyColumns: TableColumn[] = [
  { id: 'coverage', header: 'Coverage', width: 'fill' },
  { id: 'status', header: 'Status', width: 'state', card: 'aside' },
  { id: 'carrier', header: 'Carrier', width: 'wide' },
  { id: 'expires', header: 'Expires', width: 'date', cardLabel: 'Expires' },
  { id: 'view', header: 'View', width: 'actions', align: 'end', isHeaderHidden: true, card: 'hidden' },
]
