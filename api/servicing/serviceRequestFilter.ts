import { agencyToday, agencyUserKind } from '../identity/index.ts'
import { filterWords, folded } from '../platform/index.ts'
import type { AgencyStore, RowFilter, Table } from '../platform/index.ts'
import { isOverdue } from './serviceRequest.ts'
import type { ServiceRequestState } from './serviceRequest.ts'
import { waitOf } from './preparedWorkWait.ts'
import { nobody, serviceRequestKind } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

/** The list's filter. All conditions must match. */
export interface ServiceRequestFilter {
  readonly state?: ServiceRequestState | null | undefined
  /** A user's ID, or `nobody` for unassigned requests. */
  readonly assignee?: string | null | undefined
  /** True for overdue requests, false for the others. */
  readonly isOverdue?: boolean | null | undefined
  /** True for requests whose prepared work waits for a person, false for the others. */
  readonly isPrepared?: boolean | null | undefined
  /** Words that must all match part of the customer, state, type or assignee's name. */
  readonly text?: string | null | undefined
}

/** What the list depends on in addition to the filter. */
export interface ListedAgency {
  readonly requests: Table<ServiceRequestRow>
  /** All possible assignees, active or not. */
  readonly users: readonly { readonly id: string; readonly name: string }[]
  /** Today in the agency's time zone. */
  readonly today: string
  /** Whether prepared work of a request waits for a person. */
  isPrepared(row: ServiceRequestRow): boolean
}

export function listedAgency(agency: AgencyStore, now: number): ListedAgency {
  return {
    requests: agency.table(serviceRequestKind),
    users: [...agency.table(agencyUserKind).values()],
    today: agencyToday(agency, now),
    isPrepared: (row) => waitOf(agency, row, now) !== null,
  }
}

type Test = (row: ServiceRequestRow) => boolean

/** The filter as a table query: follows one relation and tests its rows against the other conditions. */
export function narrowed(agency: ListedAgency, filter: ServiceRequestFilter): RowFilter<ServiceRequestRow> {
  const { state, assignee, ...rest } = filter
  if (assignee)
    return { within: { relation: 'assignee', key: assignee }, ...tested(agency, { ...rest, state }) }
  if (state) return { within: { relation: 'state', key: state }, ...tested(agency, rest) }
  return tested(agency, rest)
}

/** Whether a row matches the whole filter. */
export function passing(agency: ListedAgency, filter: ServiceRequestFilter): Test {
  const tests = testsOf(agency, filter)
  return (row) => tests.every((test) => test(row))
}

function tested(agency: ListedAgency, filter: ServiceRequestFilter): { where?: Test } {
  const tests = testsOf(agency, filter)
  const [only, ...others] = tests
  if (!only) return {}
  return { where: others.length === 0 ? only : (row) => tests.every((test) => test(row)) }
}

function testsOf(
  agency: ListedAgency,
  { state, assignee, isOverdue: overdue, isPrepared, text }: ServiceRequestFilter,
): Test[] {
  const tests: Test[] = []
  if (state) tests.push((row) => row.state === state)
  if (assignee) tests.push((row) => (row.assigneeId ?? nobody) === assignee)
  if (overdue === true || overdue === false) tests.push((row) => isOverdue(row, agency.today) === overdue)
  if (isPrepared != null) tests.push((row) => agency.isPrepared(row) === isPrepared)
  for (const word of filterWords(text)) tests.push(mentions(word, agency.users))
  return tests
}

// Names are looked up from the users rather than stored in rows, so a rename applies at once.
function mentions(word: string, users: ListedAgency['users']): Test {
  const named = new Set(users.filter(({ name }) => folded(name).includes(word)).map(({ id }) => id))
  if (named.size === 0) return (row) => row.words.includes(word)
  return (row) => row.words.includes(word) || (row.assigneeId !== null && named.has(row.assigneeId))
}
