import { type ActionFunctionArgs, graphql, replace, runMutation } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyErrors, type PolicyErrors } from '../policyForm/policyErrors.ts'
import type {
  UpdateBusinessPolicyInput,
  updatePolicyMutation,
} from './__generated__/updatePolicyMutation.graphql.ts'
import { policyId } from './policyId.ts'

/** PUT of the edit form, JSON: the changed fields and the reason (spec of policies, section 7). */
export async function updatePolicy({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | PolicyErrors> {
  const id = policyId(params)
  const req: UpdateBusinessPolicyInput = await request.json()
  const answer = await runMutation<updatePolicyMutation>(
    graphql`
      mutation updatePolicyMutation($id: ID!, $req: UpdateBusinessPolicyInput!) {
        updateBusinessPolicy(id: $id, req: $req) {
          __typename
          ... on UpdateBusinessPolicySuccess {
            businessPolicy {
              ...PolicyHeader_policy
              ...PolicyActions_policy
              ...CancellationBanner_policy
              ...PolicyOverview_policy
              ...PolicyPricing_policy
              ...PolicyCoverages_policy
              ...PolicyRow_policy
            }
          }
          ... on BusinessPolicyChangedError {
            businessPolicy {
              version
              ...PolicyHeader_policy
              ...PolicyOverview_policy
            }
          }
          ...policyErrors_taken @relay(mask: false)
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, req },
  )
  const errors = policyErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Policy updated' })
  return replace(paths.policyOverview(id))
}
