import type { TableColumn } from '@coverdesk/design-system'

/** The columns of an account's certificates, in order (spec of accounts, section 2). */
export const accountCertificateColumns: TableColumn[] = [
  { id: 'holder', header: 'Holder', width: 'fill' },
  { id: 'place', header: 'City, state and ZIP', width: 'wide' },
  { id: 'number', header: 'Certificate number', width: 'medium' },
  { id: 'issued', header: 'Issued', width: 'date', cardLabel: 'Issued' },
  { id: 'actions', header: 'View and download', width: 'actions', align: 'end', isHeaderHidden: true },
]
