import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  redirect,
  runMutation,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { startImportMutation, StartImportInput } from './__generated__/startImportMutation.graphql.ts'

/** POST of the page, JSON: the file and its column mapping. */
export async function startImport({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const input: StartImportInput = await request.json()
  const answer = await runMutation<startImportMutation>(
    graphql`
      mutation startImportMutation($input: StartImportInput!) {
        startImport(input: $input) {
          __typename
          ... on StartImportSuccess {
            listImport {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  if (!answer.listImport) throw new Error('The server began an import without saying which.')
  return redirect(paths.importLists(`?import=${encodeURIComponent(answer.listImport.id)}`))
}
