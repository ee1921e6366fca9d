import type { TableColumn } from '@coverdesk/design-system'
import type { AccountColumn } from './accountFilters.ts'

/** The list's columns, in order. */
export const accountColumns: (TableColumn & { id: AccountColumn })[] = [
  { id: 'name', header: 'Name', width: 'fill', isSortable: true },
  { id: 'address', header: 'Address', width: 'wide', isSortable: true },
]
