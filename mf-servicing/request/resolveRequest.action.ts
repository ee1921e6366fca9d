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
import type { resolveRequestMutation } from './__generated__/resolveRequestMutation.graphql.ts'
import { isLegible } from './isLegible.ts'
import { requestDrafts } from './requestDrafts.ts'
import { requestId } from './requestId.ts'

/** POST of the resolve form, multipart: notes and the ids of the uploaded files (spec 7). */
export async function resolveRequest({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = requestId(params)
  const form = await request.formData()
  const notes = textOf(form.get('notes'))
  const resolveServiceRequest = await runMutation<resolveRequestMutation>(
    graphql`
      mutation resolveRequestMutation($id: ID!, $input: ResolveServiceRequestInput!) {
        resolveServiceRequest(id: $id, input: $input) {
          __typename
          ... on ResolveServiceRequestSuccess {
            serviceRequest {
              ...RequestRow_request
              ...RequestActions_request
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
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    {
      id,
      input: {
        notes,
        files: form.getAll('files').filter((file) => typeof file === 'string' && file !== '') as string[],
      },
    },
  )
  const errors = formErrors(resolveServiceRequest)
  if (errors) return errors
  requestDrafts.saved('notes', id, notes ?? '')
  requestDrafts.keepFiles(id, [])
  toast.show({ tone: 'success', title: 'Request resolved' })
  return replace(paths.overview(id))
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' && isLegible(value) ? value : null
}
