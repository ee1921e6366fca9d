import { type FormErrors, graphql, useFetcher, useFragment } from '@coverdesk/contract'
import { DatePicker, Select, Stack, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DueDate } from '../shared/DueDate.tsx'
import type { RequestCare_query$key } from './__generated__/RequestCare_query.graphql.ts'
import type { RequestCare_request$key } from './__generated__/RequestCare_request.graphql.ts'
import { dayOf, midnight, type RequestUpdateBody } from './requestUpdate.ts'

const nobody = 'nobody'

export interface RequestCareProps {
  request: RequestCare_request$key
  query: RequestCare_query$key
}

/** The request's assignee and due date; each change is saved immediately. */
export function RequestCare({ request, query }: RequestCareProps) {
  const { id, assignee, dueAt, viewerCanUpdate } = useFragment(
    graphql`
      fragment RequestCare_request on ServiceRequest {
        id
        assignee {
          id
          name
        }
        dueAt
        viewerCanUpdate {
          isAllowed
          reason
        }
      }
    `,
    request,
  )
  const { agencyUsers } = useFragment(
    graphql`
      fragment RequestCare_query on Query {
        agencyUsers {
          id
          name
        }
      }
    `,
    query,
  )
  const fetcher = useFetcher<FormErrors>()
  const options = [
    { value: nobody, label: 'Nobody' },
    ...agencyUsers.map((user) => ({ value: user.id, label: user.name })),
  ]
  if (assignee && !agencyUsers.some((user) => user.id === assignee.id))
    options.push({ value: assignee.id, label: assignee.name })
  const errorOf = (path: string) => fetcher.data?.fields.find((field) => field.path === path)?.message

  function save(update: RequestUpdateBody) {
    // What is shown may have been changed since, in another tab or by a colleague.
    const seen = { assigneeId: assignee?.id ?? null, dueAt }
    void fetcher.submit(
      { ...update, seen },
      { method: 'post', encType: 'application/json', action: paths.update(id) },
    )
  }

  return (
    <Stack space="m">
      <Select
        label="Assignee"
        isDisabled={!viewerCanUpdate.isAllowed}
        description={viewerCanUpdate.reason}
        value={assignee?.id ?? nobody}
        options={options}
        errorMessage={errorOf('assigneeId')}
        onChange={(assigneeId) => save({ assigneeId: assigneeId === nobody ? null : assigneeId })}
      />
      {viewerCanUpdate.isAllowed ? (
        <DatePicker
          label="Due date"
          value={dayOf(dueAt)}
          errorMessage={errorOf('dueAt')}
          onChange={(day) => save({ dueAt: day && midnight(day) })}
        />
      ) : (
        dueAt !== null && (
          <Text>
            Due <DueDate dueAt={dueAt} isOverdue={false} />
          </Text>
        )
      )}
      {fetcher.data?.message != null && (
        <Text tone="danger">
          <span role="alert">{fetcher.data.message}</span>
        </Text>
      )}
    </Stack>
  )
}
