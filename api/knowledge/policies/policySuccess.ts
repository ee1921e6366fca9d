import { builder } from '../../graphql/index.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'

interface PolicySuccess<Name extends string> {
  readonly __typename: Name
  readonly businessPolicy: BusinessPolicyRow
}

/** Declares a mutation's success payload: the updated policy. */
export function policySuccess<Name extends string>(name: Name) {
  return builder.objectRef<PolicySuccess<Name>>(name).implement({
    fields: (t) => ({
      businessPolicy: t.field({ type: BusinessPolicyType, resolve: ({ businessPolicy }) => businessPolicy }),
    }),
  })
}
