import type {
  AccountTimelineSubject,
  AccountTimelinePageQuery$variables,
} from './__generated__/AccountTimelinePageQuery.graphql.ts'
import { timelineFilters, type TimelineSubjectFilter } from './timelineFilters.ts'

const subjects: Record<TimelineSubjectFilter, AccountTimelineSubject | null> = {
  all: null,
  account: 'ACCOUNT',
  contacts: 'CONTACT',
  policies: 'POLICY',
  documents: 'DOCUMENT',
  certificates: 'CERTIFICATE',
  requests: 'SERVICE_REQUEST',
  applications: 'APPLICATION',
}

/** The timeline's arguments for the filters of an address. */
export function timelineVariables(
  search: string,
): Pick<AccountTimelinePageQuery$variables, 'subjects' | 'initiatorId'> {
  const { subject, person } = timelineFilters.read(search)
  const chosen = subjects[subject]
  return { subjects: chosen && [chosen], initiatorId: person === 'everyone' ? null : person }
}
