import type { AccountTimelinePageQuery$variables } from './__generated__/AccountTimelinePageQuery.graphql.ts'
import { timelineFilters, timelineSubjects } from './timelineFilters.ts'

/** The timeline's arguments for the filters of an address. */
export function timelineVariables(
  search: string,
): Pick<AccountTimelinePageQuery$variables, 'subjects' | 'initiatorId'> {
  const { subject, person } = timelineFilters.read(search)
  const chosen = timelineSubjects[subject].subject
  return { subjects: chosen && [chosen], initiatorId: person === 'everyone' ? null : person }
}
