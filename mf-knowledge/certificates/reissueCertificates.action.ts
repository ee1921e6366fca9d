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
            ...certificateErrors_checks @relay(mask: false)
            ...formErrors_answer @relay(mask: false)
          }
        }
      `,
      { input },
    )
    return answer
  })
}
