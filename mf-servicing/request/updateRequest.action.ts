import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type {
  updateRequestMutation,
  UpdateServiceRequestInput,
} from './__generated__/updateRequestMutation.graphql.ts'
import { requestId } from './requestId.ts'

/** POST of the update form, JSON: assigneeId and dueAt, null to clear (spec 7). */
export async function updateRequest({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = requestId(params)
  const { assigneeId, dueAt, seen }: UpdateServiceRequestInput = await request.json()
  const updateServiceRequest = await runMutation<updateRequestMutation>(
    graphql`
      mutation updateRequestMutation($id: ID!, $input: UpdateServiceRequestInput!) {
        updateServiceRequest(id: $id, input: $input) {
          __typename
          ... on UpdateServiceRequestSuccess {
            serviceRequest {
              ...RequestRow_request
              ...RequestOverview_request
              ...RequestTimeline_request
            }
          }
          ... on AlreadyResolvedError {
            serviceRequest {
              ...RequestRow_request
              ...RequestActions_request
              ...RequestOverview_request
              ...RequestTimeline_request
            }
          }
          ... on ChangedMeanwhileError {
            serviceRequest {
              ...UpdateDialog_request
              ...RequestRow_request
              ...RequestOverview_request
              ...RequestTimeline_request
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    {
      id,
      input: {
        ...(assigneeId !== undefined && { assigneeId }),
        ...(dueAt !== undefined && { dueAt }),
        ...(seen && { seen }),
      },
    },
  )
  const errors = formErrors(updateServiceRequest)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Request updated' })
  return replace(paths.overview(id))
}
