import { type ActionFunctionArgs, graphql, runMutation } from '@coverdesk/contract'
import type {
  issueToHoldersMutation,
  CreateCertificatesInput,
} from './__generated__/issueToHoldersMutation.graphql.ts'
import { beginBatch } from './beginBatch.ts'

/** The body for issuing certificates to a list of holders, with the delivery format. */
export function issueToHolders(args: ActionFunctionArgs) {
  return beginBatch<CreateCertificatesInput>(args, async (input) => {
    const answer = await runMutation<issueToHoldersMutation>(
      graphql`
        mutation issueToHoldersMutation($input: CreateCertificatesInput!) {
          createCertificates(input: $input) {
            __typename
            ... on CreateCertificatesSuccess {
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
