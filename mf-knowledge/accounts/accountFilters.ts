import { addressFilters, choiceFilter, sortFilter, textFilter } from '@coverdesk/design-system'

export type AccountTypeFilter = 'all' | 'business' | 'individual'

const columns = ['name', 'address'] as const
export type AccountColumn = (typeof columns)[number]

/** What the list shows: all of it is in the address. Plain, it shows every account by name. */
export const accountFilters = addressFilters({
  text: textFilter('q'),
  type: choiceFilter<AccountTypeFilter>('type', ['all', 'business', 'individual']),
  sort: sortFilter('sort', columns, { column: 'name', direction: 'ascending' }),
})

export type AccountFilters = typeof accountFilters.initial

/** Whether the filters hide anything that the plain list would show. */
export function isNarrowed({ text, type }: AccountFilters): boolean {
  return text.trim() !== '' || type !== 'all'
}

/** Whether a table's column is one of the list's. */
export function isAccountColumn(text: string): text is AccountColumn {
  return columns.some((column) => column === text)
}
