import { formErrors, type FormErrors, graphql, type MutationAnswer } from '@coverdesk/contract'
import type { TakenNumbers } from './NumberTaken.tsx'

/** What a policy form shows when it was rejected. */
export interface PolicyErrors extends FormErrors {
  /** Duplicate policy numbers, which can be saved anyway. */
  taken?: TakenNumbers
  /** The policy's current version, if a colleague changed it meanwhile. */
  version?: number
}

/** What every mutation of policies selects for duplicate numbers: `...policyErrors_taken @relay(mask: false)`. */
void graphql`
  fragment policyErrors_taken on PolicyNumberTakenError {
    paths
    businessPolicies {
      id
      label
      account {
        account {
          name
        }
      }
    }
  }
`

/** The error types with more than a message. */
interface PolicyAnswer extends MutationAnswer {
  readonly paths?: readonly string[] | undefined
  readonly businessPolicies?: readonly TakenPolicy[] | undefined
  readonly businessPolicy?: { readonly version?: number; readonly id?: string } | null | undefined
}

interface TakenPolicy {
  readonly id: string
  readonly label?: string
  readonly account?: { readonly account: { readonly name: string } }
}

/** The errors in a policy mutation's response, or null on success; a duplicate number shows at its field. */
export function policyErrors(answer: PolicyAnswer): PolicyErrors | null {
  const errors = formErrors(answer)
  if (!errors) return null
  if (answer.__typename === 'BusinessPolicyChangedError') {
    const version = answer.businessPolicy?.version
    return { ...errors, ...(version !== undefined && { version }) }
  }
  if (answer.__typename !== 'PolicyNumberTakenError') return errors
  const { paths = [], businessPolicies = [], message = '' } = answer
  const policies = businessPolicies.flatMap(({ id, label, account }) =>
    label !== undefined && account ? [{ id, label, account: account.account.name }] : [],
  )
  return {
    fields: paths.map((path) => ({ path, message })),
    message: null,
    taken: { paths, policies },
  }
}
