import { type ActionFunctionArgs, graphql, replace, runMutation } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyId } from '../policy/policyId.ts'
import { policyErrors, type PolicyErrors } from '../policyForm/policyErrors.ts'
import type {
  applyDetailsMutation,
  ApplyPolicyDetailsInput,
} from './__generated__/applyDetailsMutation.graphql.ts'

/** POST of the dialog, JSON: which differences to write to the policy. */
export async function applyDetails({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | PolicyErrors> {
  const id = policyId(params)
  const input: ApplyPolicyDetailsInput = await request.json()
  const answer = await runMutation<applyDetailsMutation>(
    graphql`
      mutation applyDetailsMutation($id: ID!, $input: ApplyPolicyDetailsInput!) {
        applyPolicyDetails(policyId: $id, input: $input) {
          __typename
          ... on UpdateBusinessPolicySuccess {
            businessPolicy {
              ...PolicyHeader_policy
              ...PolicyOverview_policy
              ...PolicyPricing_policy
              details {
                ...FieldReview_details
              }
            }
          }
          ... on BusinessPolicyChangedError {
            businessPolicy {
              version
            }
          }
          ...policyErrors_taken @relay(mask: false)
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  const errors = policyErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Policy updated from its documents' })
  return replace(paths.reviewPolicy(id))
}
