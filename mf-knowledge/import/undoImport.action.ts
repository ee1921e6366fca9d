import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
  submitted,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { undoImportMutation } from './__generated__/undoImportMutation.graphql.ts'

/** DELETE of an import, JSON: its id. */
export function undoImport(args: ActionFunctionArgs): Promise<Response | FormErrors> {
  return submitted(args, () => send(args))
}

async function send({ request }: ActionFunctionArgs) {
  const { id }: { id: string } = await request.json()
  const answer = await runMutation<undoImportMutation>(
    graphql`
      mutation undoImportMutation($id: ID!) {
        undoImport(id: $id) {
          __typename
          ... on UndoImportSuccess {
            listImport {
              ...ImportProgress_listImport
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
  const errors = formErrors(answer)
  return errors ?? replace(paths.importLists(`?import=${encodeURIComponent(id)}`))
}
