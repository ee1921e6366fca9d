import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type { updateLogoMutation } from './__generated__/updateLogoMutation.graphql.ts'

/** POST, JSON: the id of the uploaded file; null removes the logo. */
export async function updateLogo({ request }: ActionFunctionArgs): Promise<FormErrors> {
  const { fileId }: { fileId: string | null } = await request.json()
  const answer = await runMutation<updateLogoMutation>(
    graphql`
      mutation updateLogoMutation($fileId: ID) {
        updateAgencyLogo(fileId: $fileId) {
          __typename
          ... on UpdateAgencyLogoSuccess {
            agency {
              ...LogoPanel_agency
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { fileId },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: fileId === null ? 'Logo removed' : 'Logo saved' })
  return { fields: [], message: null }
}
