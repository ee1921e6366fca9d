import { type ActionFunctionArgs, type FormErrors, graphql, replace, runMutation } from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import type {
  createCertificateMutation,
  CreateCertificateInput,
} from './__generated__/createCertificateMutation.graphql.ts'
import { certificateErrors } from './certificateErrors.ts'

/** POST of the dialog, JSON: the certificate's contents (spec of accounts, section 7). */
export async function createCertificate({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = accountId(params)
  const input: Omit<CreateCertificateInput, 'accountId'> = await request.json()
  const answer = await runMutation<createCertificateMutation>(
    graphql`
      mutation createCertificateMutation($input: CreateCertificateInput!) {
        createCertificate(input: $input) {
          __typename
          ... on CreateCertificateSuccess {
            certificate {
              id
            }
          }
          ...certificateErrors_checks @relay(mask: false)
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input: { ...input, accountId: id } },
  )
  const errors = certificateErrors(answer)
  if (errors) return errors
  if (!answer.certificate) throw new Error('The server issued a certificate without saying which.')
  // The dialog that opens shows the number; a toast would cover its buttons.
  return replace(paths.certificate(id, answer.certificate.id))
}
