import { builder } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import type { AccountRow } from '../accountKind.ts'
import { AccountType } from '../accountType.ts'
import { accountMergeKind } from './accountMerge.ts'
import type { AccountMergeRow } from './accountMerge.ts'
import { AccountMergeType } from './accountMergeType.ts'

interface MergeSuccess<Name extends string> {
  readonly __typename: Name
  readonly account: AccountRow
  readonly merge: AccountMergeRow
}

/** Declares the success of a mutation that answers with a merge and the account that stays. */
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

/** The merge as screens show it; throws when there is none. */
export function shownMerge({ agency }: RequestContext, id: string): AccountMergeRow {
  const row = agency.table(accountMergeKind).get(id)
  if (!row) throw new Error(`The merge ${id} is on record but not listed.`)
  return row
}
