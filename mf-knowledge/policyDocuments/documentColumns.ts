import type { TableColumn } from '@coverdesk/design-system'

/** The columns of a policy's documents, in order (spec of policies, section 2). */
export const documentColumns: TableColumn[] = [
  { id: 'name', header: 'Name', width: 'fill' },
  { id: 'type', header: 'Type', width: 'wide' },
  { id: 'uploaded', header: 'Upload Date', width: 'date', cardLabel: 'Uploaded' },
  { id: 'actions', header: 'Actions', width: 'actions', align: 'end', card: 'aside' },
]
