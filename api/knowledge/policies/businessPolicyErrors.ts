import { builder, changedMessage, NamedError } from '../../graphql/index.ts'
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
    description: 'The policy was changed after it was loaded. Nothing was overwritten.',
    interfaces: [NamedError],
    fields: (t) => ({ businessPolicy: t.expose('businessPolicy', { type: BusinessPolicyType }) }),
  })

/** The error for a policy changed since it was opened for editing. Nothing was saved. */
export async function businessPolicyChanged(
  context: RequestContext,
  id: string,
  /** The version that was edited, if known. */
  version: number | null = null,
): Promise<PolicyChanged> {
  return {
    __typename: 'BusinessPolicyChangedError',
    message: await changedMessage(context, { what: 'policy', kind: businessPolicyKind, id, version }),
    businessPolicy: listed(context.agency, businessPolicyKind, id),
  }
}
