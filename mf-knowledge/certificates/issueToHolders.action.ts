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
  issueToHoldersMutation,
  CreateCertificatesInput,
} from './__generated__/issueToHoldersMutation.graphql.ts'

/** POST of the dialog, JSON: the list of holders, and how the certificates are handed out. */
export function issueToHolders(args: ActionFunctionArgs): Promise<Response | FormErrors> {
  return submitted(args, () => send(args))
}

async function send({ params, request }: ActionFunctionArgs) {
  const id = accountId(params)
  const input: Omit<CreateCertificatesInput, 'accountId'> = await request.json()
  const { createCertificates: answer } = await runMutation<issueToHoldersMutation>(
    graphql`
      mutation issueToHoldersMutation($input: CreateCertificatesInput!) {
        createCertificates(input: $input) {
          __typename
          ... on CreateCertificatesSuccess {
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
  return replace(paths.issueToHolders(id, answer.batch.id))
}
