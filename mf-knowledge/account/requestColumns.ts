import type { TableColumn } from '@coverdesk/design-system'

/** The columns of an account's service requests, in order. */
export const requestColumns: TableColumn[] = [
  { id: 'type', header: 'Request Type', width: 'fill' },
  { id: 'status', header: 'Status', width: 'state', card: 'aside' },
  { id: 'updated', header: 'Last Updated', width: 'date', cardLabel: 'Updated' },
  { id: 'view', header: 'View', width: 'actions', align: 'end', isHeaderHidden: true, card: 'hidden' },
]
