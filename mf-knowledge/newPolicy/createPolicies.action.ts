import { type ActionFunctionArgs, graphql, replace, runMutation } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { type PolicyErrors, policyErrors } from '../policyForm/policyErrors.ts'
import type {
  CreateBusinessPoliciesInput,
  createPoliciesMutation,
} from './__generated__/createPoliciesMutation.graphql.ts'

export interface NewPolicyErrors extends PolicyErrors {
  /** Whom the document names instead of the account's insured, in a sentence; the policy can be created anyway. */
  otherInsured?: string
}

/** POST of the dialog, JSON: the account and its new policies (spec of policies, section 7). */
export async function createPolicies({ request }: ActionFunctionArgs): Promise<Response | NewPolicyErrors> {
  const req: CreateBusinessPoliciesInput = await request.json()
  const answer = await runMutation<createPoliciesMutation>(
    graphql`
      mutation createPoliciesMutation($req: CreateBusinessPoliciesInput!) {
        createBusinessPolicies(req: $req) {
          __typename
          ... on CreateBusinessPoliciesSuccess {
            businessPolicies {
              id
              ...PolicyHeader_policy
            }
          }
          ...policyErrors_taken @relay(mask: false)
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { req },
  )
  const errors = policyErrors(answer)
  if (errors) return withOtherInsured(errors)
  const policies = answer.businessPolicies ?? []
  const [first] = policies
  if (!first) throw new Error('The server logged policies without saying which.')
  toast.show({
    tone: 'success',
    title: policies.length === 1 ? 'Policy created' : `${policies.length} policies created`,
  })
  return replace(paths.policyOverview(first.id))
}

/** What the dialog asks to be confirmed is no error of a field. */
function withOtherInsured(errors: PolicyErrors): NewPolicyErrors {
  const other = errors.fields.find(({ path }) => path === 'confirmOther')
  return other
    ? { ...errors, fields: errors.fields.filter((each) => each !== other), otherInsured: other.message }
    : errors
}
