import { builder } from '../../../graphql/index.ts'
import type { AccountRow } from '../accountKind.ts'
import { AccountType } from '../accountType.ts'
import type { AccountMergeRow } from './accountMerge.ts'
import { AccountMergeType } from './accountMergeType.ts'

interface MergeSuccess<Name extends string> {
  readonly __typename: Name
  readonly account: AccountRow
  readonly merge: AccountMergeRow
}

/** Declares a mutation's success payload: the merge and the kept account. */
export function mergeSuccess<Name extends string>(name: Name) {
  return builder.objectRef<MergeSuccess<Name>>(name).implement({
    fields: (t) => ({
      account: t.field({
        type: AccountType,
        description: 'The account that is kept.',
        resolve: ({ account }) => account,
      }),
      merge: t.field({ type: AccountMergeType, resolve: ({ merge }) => merge }),
    }),
  })
}
