import { type AddressFilter, addressFilters, choiceFilter } from '@coverdesk/design-system'
import type { AccountTimelineSubject } from './__generated__/AccountTimelinePageQuery.graphql.ts'

/** What entries can be about: in the address, on the screen and in the query. */
export const timelineSubjects = {
  all: { label: 'Everything', subject: null },
  account: { label: 'Account', subject: 'ACCOUNT' },
  contacts: { label: 'Contacts', subject: 'CONTACT' },
  policies: { label: 'Policies', subject: 'POLICY' },
  documents: { label: 'Documents', subject: 'DOCUMENT' },
  certificates: { label: 'Certificates', subject: 'CERTIFICATE' },
  requests: { label: 'Service requests', subject: 'SERVICE_REQUEST' },
  calls: { label: 'Calls', subject: 'CALL' },
  emails: { label: 'Emails', subject: 'EMAIL_THREAD' },
  applications: { label: 'Applications', subject: 'APPLICATION' },
} as const satisfies Record<string, { label: string; subject: AccountTimelineSubject | null }>

export type TimelineSubjectFilter = keyof typeof timelineSubjects

/** Everything first, which is chosen by default. */
export const subjectFilters = Object.keys(timelineSubjects) as [
  TimelineSubjectFilter,
  ...TimelineSubjectFilter[],
]

/** `everyone`, or the id of an agency user. */
const personFilter: AddressFilter<string> = {
  param: 'by',
  initial: 'everyone',
  read: (word) => (/^au_\w{1,40}$/.test(word) ? word : null),
  write: (person) => person,
}

/** What the timeline shows: all of it is in the address. */
export const timelineFilters = addressFilters({
  subject: choiceFilter<TimelineSubjectFilter>('about', subjectFilters),
  person: personFilter,
})
