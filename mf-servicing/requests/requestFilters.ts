import {
  type AddressFilter,
  addressFilters,
  choiceFilter,
  flagFilter,
  sortFilter,
  textFilter,
} from '@coverdesk/design-system'

export type RequestStatusFilter = 'open' | 'closed' | 'all'

const columns = ['customer', 'status', 'type', 'assignee', 'due', 'opened'] as const
export type RequestColumn = (typeof columns)[number]

/** `everyone`, `mine`, `unassigned` or the id of an agency user. */
const assigneeFilter: AddressFilter<string> = {
  param: 'assignee',
  initial: 'everyone',
  read: (word) => (/^(?:mine|unassigned|au_\w{1,40})$/.test(word) ? word : null),
  write: (assignee) => assignee,
}

/**
 * What the list shows: all of it is in the address, so that it can be sent to a colleague. Plain, it shows the open
 * requests of everyone, the newest first (spec 9: the list defaults to Open).
 */
export const requestFilters = addressFilters({
  text: textFilter('q'),
  status: choiceFilter<RequestStatusFilter>('status', ['open', 'closed', 'all']),
  assignee: assigneeFilter,
  isOverdue: flagFilter('overdue'),
  sort: sortFilter('sort', columns, { column: 'opened', direction: 'descending' }),
})

export type RequestFilters = typeof requestFilters.initial

/** Whether the filters hide anything that the plain list would show. */
export function isNarrowed({ text, status, assignee, isOverdue }: RequestFilters): boolean {
  return text.trim() !== '' || status === 'closed' || assignee !== 'everyone' || isOverdue
}

/** Whether a table's column is one of the list's. */
export function isRequestColumn(text: string): text is RequestColumn {
  return columns.some((column) => column === text)
}
