import { policyInput } from '../policyForm/policyInput.ts'
import { nestedValues } from '../shared/nestedValues.ts'

/** The body of the dialog's POST (spec of policies, section 3): blank fields are omitted. */
export function newPolicies(form: FormData) {
  const { accountId = null, policies = null, confirm = null } = nestedValues(form)
  const drafts = typeof policies === 'object' && policies !== null ? Object.values(policies) : []
  return {
    accountId: typeof accountId === 'string' ? accountId : '',
    policies: drafts.flatMap((draft) =>
      typeof draft === 'object' && draft !== null ? [withoutBlanks(policyInput(draft))] : [],
    ),
    confirm: confirm !== null,
  }
}

function withoutBlanks<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input
}
