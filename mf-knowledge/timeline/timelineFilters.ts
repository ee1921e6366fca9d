import { type AddressFilter, addressFilters, choiceFilter } from '@coverdesk/design-system'

export type TimelineSubjectFilter =
  | 'all'
  | 'account'
  | 'contacts'
  | 'policies'
  | 'documents'
  | 'certificates'
  | 'requests'
  | 'applications'

/** What each choice says. */
export const subjectOptions: { value: TimelineSubjectFilter; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'account', label: 'Account' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'policies', label: 'Policies' },
  { value: 'documents', label: 'Documents' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'requests', label: 'Service requests' },
  { value: 'applications', label: 'Applications' },
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
  subject: choiceFilter<TimelineSubjectFilter>('about', [
    'all',
    'account',
    'contacts',
    'policies',
    'documents',
    'certificates',
    'requests',
    'applications',
  ]),
  person: personFilter,
})
