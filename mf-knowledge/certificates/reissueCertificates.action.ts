import {
  type ActionFunctionArgs,
  type FormErrors,
  graphql,
  replace,
  runMutation,
  submitted,
} from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { certificateErrors } from '../newCertificate/certificateErrors.ts'
import { paths } from '../paths.ts'
import type {
  reissueCertificatesMutation,
  ReissueCertificatesInput,
} from './__generated__/reissueCertificatesMutation.graphql.ts'

/** POST of the dialog, JSON: how the certificates are handed out. */
export function reissueCertificates(args: ActionFunctionArgs): Promise<Response | FormErrors> {
  return submitted(args, () => send(args))
}

async function send({ params, request }: ActionFunctionArgs) {
  const id = accountId(params)
  const input: Omit<ReissueCertificatesInput, 'accountId'> = await request.json()
  const { reissueCertificates: answer } = await runMutation<reissueCertificatesMutation>(
    graphql`
      mutation reissueCertificatesMutation($input: ReissueCertificatesInput!) {
        reissueCertificates(input: $input) {
          __typename
          ... on ReissueCertificatesSuccess {
            batch {
              id
            }
          }
          ... on CertificateChecksError {
            checks {
              message
              isBlocking
              policyId
            }
          }
          ... on NamedError {
            message
          }
          ... on ValidationErrors {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { input: { ...input, accountId: id } },
  )
  const errors = certificateErrors(answer)
  if (errors) return errors
  if (!answer.batch) throw new Error('The server began a batch without saying which.')
  return replace(paths.reissueCertificates(id, answer.batch.id))
}
