import { type ActionFunctionArgs, graphql, replace, runMutation } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyErrors, type PolicyErrors } from '../policyForm/policyErrors.ts'
import type {
  PolicyCertificateFactsInput,
  updateCertificateFactsMutation,
} from './__generated__/updateCertificateFactsMutation.graphql.ts'
import { policyId } from './policyId.ts'

/** PUT of the dialog, JSON: what certificates may state about the policy. */
export async function updateCertificateFacts({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | PolicyErrors> {
  const id = policyId(params)
  const input: PolicyCertificateFactsInput = await request.json()
  const answer = await runMutation<updateCertificateFactsMutation>(
    graphql`
      mutation updateCertificateFactsMutation($id: ID!, $input: PolicyCertificateFactsInput!) {
        updateCertificateFacts(id: $id, input: $input) {
          __typename
          ... on UpdateCertificateFactsSuccess {
            businessPolicy {
              version
              ...PolicyCertificateFacts_policy
            }
          }
          ... on BusinessPolicyChangedError {
            businessPolicy {
              version
              ...PolicyCertificateFacts_policy
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  const errors = policyErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Certificate facts saved' })
  return replace(paths.policyOverview(id))
}
