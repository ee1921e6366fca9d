import { graphql, useFragment, useViewer } from '@coverdesk/contract'
import { Select } from '@coverdesk/design-system'
import type { AssigneeFilter_query$key } from './__generated__/AssigneeFilter_query.graphql.ts'
import { assigneeOptions } from './assigneeOptions.ts'

export interface AssigneeFilterProps {
  query: AssigneeFilter_query$key
  /** `everyone`, `mine`, `unassigned` or an agency user's id. */
  value: string
  onChange: (assignee: string) => void
}

/** Whose requests the list shows. */
export function AssigneeFilter({ query, value, onChange }: AssigneeFilterProps) {
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
  const users = agencyUsers.map(({ id, name }) => ({ id, name }))
  return (
    <Select
      label="Assignee"
      isLabelHidden
      value={value}
      onChange={onChange}
      options={assigneeOptions({ users, viewerId, chosen: value })}
    />
  )
}

/** The filter until the agency's users are there. */
export function AssigneeFilterLoading() {
  return <Select label="Assignee" isLabelHidden isDisabled value="everyone" options={assigneeOptions({})} />
}
