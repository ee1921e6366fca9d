export type RequestStatusFilter = 'open' | 'closed' | 'all'
export type RequestColumn = 'customer' | 'status' | 'type' | 'assignee' | 'due' | 'opened'

export interface RequestSort {
  column: RequestColumn
  direction: 'ascending' | 'descending'
}

/** What the list shows: all of it is in the address, so that it can be sent to a colleague. */
export interface RequestFilters {
  text: string
  status: RequestStatusFilter
  /** `everyone`, `mine`, `unassigned` or the id of an agency user. */
  assignee: string
  isOverdue: boolean
  sort: RequestSort
}

const statuses: readonly string[] = ['open', 'closed', 'all'] satisfies RequestStatusFilter[]
const columns: readonly string[] = [
  'customer',
  'status',
  'type',
  'assignee',
  'due',
  'opened',
] satisfies RequestColumn[]

/** Open requests of everyone, the newest first (spec 9: the list defaults to Open). */
export const defaultRequestFilters: RequestFilters = {
  text: '',
  status: 'open',
  assignee: 'everyone',
  isOverdue: false,
  sort: { column: 'opened', direction: 'descending' },
}

/** Reads the filters from an address; whatever it does not understand is the default. */
export function requestFilters(search: string): RequestFilters {
  const params = new URLSearchParams(search)
  const status = params.get('status') ?? ''
  return {
    text: params.get('q') ?? '',
    status: isStatus(status) ? status : defaultRequestFilters.status,
    assignee: params.get('assignee') || defaultRequestFilters.assignee,
    isOverdue: params.get('overdue') === 'yes',
    sort: sortFrom(params.get('sort') ?? ''),
  }
}

/** The query part of the list's address; defaults leave no trace in it. */
export function requestFiltersSearch(filters: RequestFilters): string {
  const params = new URLSearchParams()
  const { text, status, assignee, isOverdue, sort } = filters
  // A space at the end is one in the middle of two words still being typed.
  if (text.trim() !== '') params.set('q', text)
  if (status !== defaultRequestFilters.status) params.set('status', status)
  if (assignee !== defaultRequestFilters.assignee) params.set('assignee', assignee)
  if (isOverdue) params.set('overdue', 'yes')
  if (!isDefaultSort(sort))
    params.set('sort', sort.direction === 'descending' ? `-${sort.column}` : sort.column)
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}

/** Whether the filters hide anything that the plain list would show. */
export function isNarrowed({ text, status, assignee, isOverdue }: RequestFilters): boolean {
  return text.trim() !== '' || status === 'closed' || assignee !== 'everyone' || isOverdue
}

function sortFrom(text: string): RequestSort {
  const column = text.replace(/^-/, '')
  if (!isRequestColumn(column)) return defaultRequestFilters.sort
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

function isDefaultSort({ column, direction }: RequestSort): boolean {
  return column === defaultRequestFilters.sort.column && direction === defaultRequestFilters.sort.direction
}

function isStatus(text: string): text is RequestStatusFilter {
  return statuses.includes(text)
}

/** Whether a table's column is one of the list's. */
export function isRequestColumn(text: string): text is RequestColumn {
  return columns.includes(text)
}
