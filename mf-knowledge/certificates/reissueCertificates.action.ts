import { type ActionFunctionArgs, graphql, runMutation } from '@coverdesk/contract'
import type {
  reissueCertificatesMutation,
  ReissueCertificatesInput,
} from './__generated__/reissueCertificatesMutation.graphql.ts'
import { beginBatch } from './beginBatch.ts'

/** The body for reissuing certificates, with the delivery format. */
export function reissueCertificates(args: ActionFunctionArgs) {
  return beginBatch<ReissueCertificatesInput>(args, async (input) => {
    const answer = await runMutation<reissueCertificatesMutation>(
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
            ...formErrors_answer @relay(mask: false)
          }
        }
      `,
      { input },
    )
    return answer
  })
}
