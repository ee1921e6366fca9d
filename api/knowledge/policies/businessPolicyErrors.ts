import { builder, NamedError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { listed } from '../../platform/index.ts'

interface PolicyChanged {
  readonly __typename: 'BusinessPolicyChangedError'
  readonly message: string
  readonly businessPolicy: BusinessPolicyRow
}

export const BusinessPolicyChangedError = builder
  .objectRef<PolicyChanged>('BusinessPolicyChangedError')
  .implement({
    description: 'A colleague changed the policy after it was loaded. Nothing was overwritten.',
    interfaces: [NamedError],
    fields: (t) => ({ businessPolicy: t.expose('businessPolicy', { type: BusinessPolicyType }) }),
  })

/** The error for a policy changed since it was opened for editing. Nothing was saved. */
export function businessPolicyChanged(context: RequestContext, id: string): PolicyChanged {
  return {
    __typename: 'BusinessPolicyChangedError',
    message: 'A colleague changed this policy in the meantime. Review the changes, then save again.',
    businessPolicy: listed(context.agency, businessPolicyKind, id),
  }
}
