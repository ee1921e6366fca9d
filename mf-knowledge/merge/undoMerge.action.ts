import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import type { undoMergeMutation } from './__generated__/undoMergeMutation.graphql.ts'

/** DELETE of a merge, JSON: its id. */
export async function undoMerge({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = accountId(params)
  const { mergeId }: { mergeId: string } = await request.json()
  const answer = await runMutation<undoMergeMutation>(
    graphql`
      mutation undoMergeMutation($id: ID!) {
        undoAccountMerge(id: $id) {
          __typename
          ... on UndoAccountMergeSuccess {
            account {
              ...AccountHeader_account
            }
            merge {
              into {
                ...AccountMerges_account
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id: mergeId },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'The merge was undone' })
  return replace(paths.accountOverview(id))
}
