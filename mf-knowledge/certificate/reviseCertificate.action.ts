import { type ActionFunctionArgs, type FormErrors, graphql, replace, runMutation } from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { certificateErrors } from '../newCertificate/certificateErrors.ts'
import { paths } from '../paths.ts'
import type {
  reviseCertificateMutation,
  ReviseCertificateInput,
} from './__generated__/reviseCertificateMutation.graphql.ts'
import { certificateId } from './certificateId.ts'

/** POST of the dialog, JSON: the next revision's contents. */
export async function reviseCertificate({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const input: ReviseCertificateInput = await request.json()
  const answer = await runMutation<reviseCertificateMutation>(
    graphql`
      mutation reviseCertificateMutation($id: ID!, $input: ReviseCertificateInput!) {
        reviseCertificate(id: $id, input: $input) {
          __typename
          ... on ReviseCertificateSuccess {
            certificate {
              id
              ...CertificateRevisions_certificate
            }
          }
          ...certificateErrors_checks @relay(mask: false)
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id: certificateId(params), input },
  )
  const errors = certificateErrors(answer)
  if (errors) return errors
  if (!answer.certificate) throw new Error('The server revised a certificate without saying by which.')
  // The dialog that opens shows the revision; a toast would cover its buttons.
  return replace(paths.certificate(accountId(params), answer.certificate.id))
}
