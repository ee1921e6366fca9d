import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { addCommentMutation } from './__generated__/addCommentMutation.graphql.ts'
import { requestDrafts } from './requestDrafts.ts'
import { requestId } from './requestId.ts'

/** POST of the comment box, JSON: content (spec 7) and mentionedIds. The draft is deleted only when the server has saved the comment. */
export async function addComment({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = requestId(params)
  const { content, mentionedIds }: { content: string; mentionedIds: string[] } = await request.json()
  const addServiceRequestComment = await runMutation<addCommentMutation>(
    graphql`
      mutation addCommentMutation($id: ID!, $input: AddServiceRequestCommentInput!) {
        addServiceRequestComment(id: $id, input: $input) {
          __typename
          ... on AddServiceRequestCommentSuccess {
            serviceRequest {
              ...RequestTimeline_request
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input: { content, mentionedIds } },
  )
  const errors = formErrors(addServiceRequestComment)
  if (errors) return errors
  requestDrafts.saved('comment', id, content)
  return replace(paths.activity(id))
}
