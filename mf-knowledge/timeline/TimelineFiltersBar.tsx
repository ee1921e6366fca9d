import { graphql, useFragment, useLocation, useNavigate } from '@coverdesk/contract'
import { Inline, Select, useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { TimelineFiltersBar_query$key } from './__generated__/TimelineFiltersBar_query.graphql.ts'
import { subjectFilters, timelineFilters, timelineSubjects } from './timelineFilters.ts'

export interface TimelineFiltersBarProps {
  accountId: string
  query: TimelineFiltersBar_query$key
}

/** What the timeline is about and whose doings it tells; both are in the address. */
export function TimelineFiltersBar({ accountId, query }: TimelineFiltersBarProps) {
  const { agencyUsers } = useFragment(
    graphql`
      fragment TimelineFiltersBar_query on Query {
        agencyUsers {
          id
          name
        }
      }
    `,
    query,
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  const { values, choose } = useFilters(timelineFilters, {
    search,
    go: (next, { replace }) =>
      navigate(paths.accountTimeline(accountId, next), { replace, preventScrollReset: true }),
  })
  return (
    <Inline>
      <Select
        label="About"
        isLabelHidden
        value={values.subject}
        onChange={(chosen) => {
          const subject = subjectFilters.find((each) => each === chosen)
          if (subject) choose({ subject })
        }}
        options={subjectFilters.map((value) => ({ value, label: timelineSubjects[value].label }))}
      />
      <Select
        label="Done by"
        isLabelHidden
        value={values.person}
        onChange={(person) => choose({ person })}
        options={[
          { value: 'everyone', label: 'By everyone' },
          ...agencyUsers.map(({ id, name }) => ({ value: id, label: `By ${name}` })),
        ]}
      />
    </Inline>
  )
}
