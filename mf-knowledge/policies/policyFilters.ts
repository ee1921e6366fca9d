import { linesOfBusiness } from '@coverdesk/contract'
import {
  type AddressFilter,
  addressFilters,
  choiceFilter,
  sortFilter,
  textFilter,
} from '@coverdesk/design-system'

/** Binding and active policies that nobody has renewed yet, by the days they have left. */
export type ExpirationFilter = 'any' | 'overdue' | '30-days' | '60-days' | '90-days'

export const stateFilters = [
  'all',
  'pending',
  'submitted',
  'binding',
  'inforce',
  'expired',
  'canceled',
  'unknown',
] as const
export type StateFilter = (typeof stateFilters)[number]

const columns = ['account', 'status', 'type', 'carrier', 'expires'] as const
export type PolicyColumn = (typeof columns)[number]

/** `all`, or a line of business as an address writes it: `general-liability`. */
const lineFilter: AddressFilter<string> = {
  param: 'type',
  initial: 'all',
  read: (word) => (linesOfBusiness.some(({ value }) => lineWord(value) === word) ? word : null),
  write: (word) => word,
}

/** What the list shows: all of it is in the address. Plain, it shows every policy by its account. */
export const policyFilters = addressFilters({
  text: textFilter('q'),
  expiring: choiceFilter<ExpirationFilter>('expiring', ['any', 'overdue', '30-days', '60-days', '90-days']),
  state: choiceFilter<StateFilter>('status', stateFilters),
  line: lineFilter,
  sort: sortFilter('sort', columns, { column: 'account', direction: 'ascending' }),
})

export type PolicyFilters = typeof policyFilters.initial

/** Whether the filters hide anything that the plain list would show. */
export function isNarrowed({ text, expiring, state, line }: PolicyFilters): boolean {
  return text.trim() !== '' || expiring !== 'any' || state !== 'all' || line !== 'all'
}

/** Whether a table's column is one of the list's. */
export function isPolicyColumn(text: string): text is PolicyColumn {
  return columns.some((column) => column === text)
}

/** A line of business as an address writes it. */
export function lineWord(line: string): string {
  return line.toLowerCase().replaceAll('_', '-')
}
