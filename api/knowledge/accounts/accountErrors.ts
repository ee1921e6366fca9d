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

/** The answer when the account is no longer as it was when it was opened for editing; nothing was written. */
export function accountChanged(context: RequestContext, id: string): AccountChanged {
  return {
    __typename: 'AccountChangedError',
    message: 'A colleague changed this account in the meantime. Review the changes, then save again.',
    account: shownAccount(context, id),
  }
}

/** The account as screens show it; throws when there is none. */
export function shownAccount({ agency }: Pick<RequestContext, 'agency'>, id: string): AccountRow {
  const row = agency.table(accountKind).get(id)
  if (!row) throw new Error(`The account ${id} is on record but not listed.`)
  return row
}
