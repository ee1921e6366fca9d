import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { undoImportMutation } from './__generated__/undoImportMutation.graphql.ts'

/** DELETE of an import, JSON: its id. */
export async function undoImport({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
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
