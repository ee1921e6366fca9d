import type { TableColumn } from '@coverdesk/design-system'
import type { RequestColumn } from './requestFilters.ts'

/** The list's columns, in order (spec 2.9). */
export const requestColumns: (TableColumn & { id: RequestColumn })[] = [
  { id: 'customer', header: 'Customer', width: 'fill', isSortable: true },
  { id: 'status', header: 'Status', width: 'state', isSortable: true, card: 'aside' },
  { id: 'type', header: 'Request Type', width: 'label', isSortable: true },
  { id: 'assignee', header: 'Assignee', width: 'wide', isSortable: true },
  { id: 'due', header: 'Due Date', width: 'dateNote', isSortable: true, cardLabel: 'Due' },
  { id: 'opened', header: 'Opened At', width: 'dateTime', isSortable: true, hideBelow: 'tablet' },
]
