import { type ActionFunctionArgs, graphql, replace, runMutation } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyErrors, type PolicyErrors } from '../policyForm/policyErrors.ts'
import type {
  RenewBusinessPolicyInput,
  renewPolicyMutation,
} from './__generated__/renewPolicyMutation.graphql.ts'
import { policyId } from './policyId.ts'

/** POST of the dialog, JSON: the changes from the previous term. */
export async function renewPolicy({ params, request }: ActionFunctionArgs): Promise<Response | PolicyErrors> {
  const req: RenewBusinessPolicyInput = await request.json()
  const answer = await runMutation<renewPolicyMutation>(
    graphql`
      mutation renewPolicyMutation($id: ID!, $req: RenewBusinessPolicyInput!) {
        renewBusinessPolicy(id: $id, req: $req) {
          __typename
          ... on RenewBusinessPolicySuccess {
            businessPolicy {
              id
              ...PolicyHeader_policy
              renewalOf {
                ...PolicyTerms_policy
                ...PolicyActions_policy
              }
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
    { id: policyId(params), req },
  )
  const errors = policyErrors(answer)
  if (errors) return errors
  if (!answer.businessPolicy) throw new Error('The server renewed a policy without saying by which.')
  toast.show({ tone: 'success', title: 'Policy renewed' })
  return replace(paths.policyOverview(answer.businessPolicy.id))
}
