import { builder, NamedError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { accountKind } from './accountKind.ts'
import type { AccountRow } from './accountKind.ts'
import { AccountType } from './accountType.ts'

interface AccountChanged {
  readonly __typename: 'AccountChangedError'
  readonly message: string
  readonly account: AccountRow
}

export const AccountChangedError = builder.objectRef<AccountChanged>('AccountChangedError').implement({
  description: 'A colleague changed the account after it was loaded. Nothing was overwritten.',
  interfaces: [NamedError],
  fields: (t) => ({ account: t.expose('account', { type: AccountType }) }),
})

/** The error for an account changed since it was opened for editing. Nothing was saved. */
export function accountChanged(context: RequestContext, id: string): AccountChanged {
  return {
    __typename: 'AccountChangedError',
    message: 'A colleague changed this account in the meantime. Review the changes, then save again.',
    account: shownAccount(context, id),
  }
}

/** The account for display; throws if it does not exist. */
export function shownAccount({ agency }: Pick<RequestContext, 'agency'>, id: string): AccountRow {
  const row = agency.table(accountKind).get(id)
  if (!row) throw new Error(`The account ${id} is on record but not listed.`)
  return row
}
