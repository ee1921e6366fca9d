import {
  type FormErrors,
  graphql,
  type PageProps,
  useDialog,
  useFetcher,
  useFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { Combobox, DatePicker } from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { UpdateDialogQuery } from './__generated__/UpdateDialogQuery.graphql.ts'
import type { UpdateDialog_query$key } from './__generated__/UpdateDialog_query.graphql.ts'
import type { UpdateDialog_request$key } from './__generated__/UpdateDialog_request.graphql.ts'
import { changedOf, dayOf, midnight } from './requestUpdate.ts'

/** A request's assignee and due date; both can be cleared (spec 2.10). */
export function UpdateDialog({ queryRef }: PageProps<UpdateDialogQuery>) {
  const query = usePreloadedQuery<UpdateDialogQuery>(
    graphql`
      query UpdateDialogQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...UpdateDialog_request
        }
        ...UpdateDialog_query
      }
    `,
    queryRef,
  )
  // The parent page redirects to the list if the request does not exist.
  return query.serviceRequest && <UpdateForm request={query.serviceRequest} query={query} />
}

interface UpdateFormProps {
  request: UpdateDialog_request$key
  query: UpdateDialog_query$key
}

function UpdateForm({ request, query }: UpdateFormProps) {
  const { id, assignee, dueAt } = useFragment(
    graphql`
      fragment UpdateDialog_request on ServiceRequest {
        id
        assignee {
          id
        }
        dueAt
      }
    `,
    request,
  )
  const { agencyUsers } = useFragment(
    graphql`
      fragment UpdateDialog_query on Query {
        agencyUsers {
          id
          name
          email
        }
      }
    `,
    query,
  )
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'
  // The dialog's initial values: a colleague's change must not overwrite the user's selection.
  const [before] = useState({ assigneeId: assignee?.id ?? null, day: dayOf(dueAt) })
  const [assigneeId, setAssigneeId] = useState(before.assigneeId)
  const [day, setDay] = useState(before.day)

  function handleSubmit() {
    // After seeing the change, the user saves over the new values.
    const seen = fetcher.data?.message ? { assigneeId: assignee?.id ?? null, day: dayOf(dueAt) } : before
    const update = {
      ...changedOf(before, { assigneeId, day }),
      seen: { assigneeId: seen.assigneeId, dueAt: seen.day && midnight(seen.day) },
    }
    void fetcher.submit(update, { method: 'post', encType: 'application/json', action: paths.update(id) })
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Update Request"
      closeLabel="Cancel"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isSubmitting={isSubmitting}
    >
      <Combobox
        label="Assignee"
        placeholder="Nobody"
        name="assigneeId"
        autoFocus
        minQueryLength={0}
        isClearable
        value={assigneeId}
        onChange={setAssigneeId}
        options={agencyUsers.map((user) => ({
          value: user.id,
          label: user.name,
          description: user.email,
        }))}
      />
      <DatePicker label="Due date" name="dueAt" value={day} onChange={setDay} />
    </FormDialog>
  )
}
