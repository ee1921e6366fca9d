import {
  FailureBoundary,
  graphql,
  type PageProps,
  useFragment,
  usePreloadedQuery,
  useViewer,
} from '@coverdesk/contract'
import { Select } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { AssigneeFilter_query$key } from './__generated__/AssigneeFilter_query.graphql.ts'
import requestsPageQuery, { type RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'

export interface AssigneeFilterProps extends PageProps<RequestsPageQuery> {
  /** `everyone`, `mine`, `unassigned` or an agency user's id. */
  value: string
  onChange: (assignee: string) => void
}

/** Whose requests the list shows. */
export function AssigneeFilter(props: AssigneeFilterProps) {
  const loading = <Select label="Assignee" isLabelHidden isDisabled value="everyone" options={fixedOptions} />
  return (
    <FailureBoundary resetKey={props.queryRef} fallback={loading}>
      <Suspense fallback={loading}>
        <LoadedAssigneeFilter {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedAssigneeFilter({ queryRef, value, onChange }: AssigneeFilterProps) {
  const query: AssigneeFilter_query$key = usePreloadedQuery<RequestsPageQuery>(requestsPageQuery, queryRef)
  const { agencyUsers } = useFragment(
    graphql`
      fragment AssigneeFilter_query on Query {
        agencyUsers {
          id
          name
        }
      }
    `,
    query,
  )
  const { id: viewerId } = useViewer()
  // The viewer is there as Mine, unless the URL names them.
  const colleagues = agencyUsers
    .filter(({ id }) => id !== viewerId || id === value)
    .map(({ id, name }) => ({ value: id, label: name }))
  const options = [...fixedOptions, ...colleagues]
  const isListed = options.some((option) => option.value === value)
  return (
    <Select
      label="Assignee"
      isLabelHidden
      value={value}
      onChange={onChange}
      options={isListed ? options : [...options, { value, label: 'Former colleague' }]}
    />
  )
}

const fixedOptions = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
]
