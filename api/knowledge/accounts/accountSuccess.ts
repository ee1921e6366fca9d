import { builder } from '../../graphql/index.ts'
import type { AccountRow } from './accountKind.ts'
import { AccountType } from './accountType.ts'

interface AccountSuccess<Name extends string> {
  readonly __typename: Name
  readonly account: AccountRow
}

/** Declares a mutation's success payload: the updated account. */
export function accountSuccess<Name extends string>(name: Name) {
  return builder.objectRef<AccountSuccess<Name>>(name).implement({
    fields: (t) => ({ account: t.field({ type: AccountType, resolve: ({ account }) => account }) }),
  })
}
