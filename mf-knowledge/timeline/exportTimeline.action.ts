import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import type { exportTimelineMutation } from './__generated__/exportTimelineMutation.graphql.ts'
import { withExport } from './exportVariables.ts'
import { timelineVariables } from './timelineVariables.ts'

/** POST of the dialog: the filters of its address say what is exported. */
export async function exportTimeline({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = accountId(params)
  const { search } = new URL(request.url)
  const answer = await runMutation<exportTimelineMutation>(
    graphql`
      mutation exportTimelineMutation($id: ID!, $input: ExportAccountTimelineInput!) {
        exportAccountTimeline(accountId: $id, input: $input) {
          __typename
          ... on ExportAccountTimelineSuccess {
            export {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input: timelineVariables(search) },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  if (!answer.export) throw new Error('The server began an export without saying which.')
  return replace(paths.exportTimeline(id, withExport(search, answer.export.id)))
}
