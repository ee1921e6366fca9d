import type { TableColumn } from '@coverdesk/design-system'
import type { PolicyColumn, PolicyFilters } from './policyFilters.ts'

type Column = TableColumn & { id: PolicyColumn }

/** The list's columns, in order (spec of policies, section 2). */
export const policyColumns: Column[] = [
  { id: 'account', header: 'Account', width: 'fill', isSortable: true },
  { id: 'status', header: 'Status', width: 'state', isSortable: true, card: 'aside' },
  { id: 'type', header: 'Type', width: 'wide', isSortable: true },
  { id: 'carrier', header: 'Carrier', width: 'wide', isSortable: true },
]

const withExpiration: Column[] = [
  ...policyColumns,
  { id: 'expires', header: 'Expires', width: 'date', isSortable: true, cardLabel: 'Expires' },
]

/** Whoever asks what expires, or puts that in order, reads when. */
export function showsExpiration({ expiring, sort }: PolicyFilters): boolean {
  return expiring !== 'any' || sort.column === 'expires'
}

export function shownColumns(filters: PolicyFilters): Column[] {
  return showsExpiration(filters) ? withExpiration : policyColumns
}
