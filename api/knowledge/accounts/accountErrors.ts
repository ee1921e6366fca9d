import { builder, changedMessage, NamedError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { accountKind } from './accountKind.ts'
import type { AccountRow } from './accountKind.ts'
import { AccountType } from './accountType.ts'
import { listed } from '../../platform/index.ts'

interface AccountChanged {
  readonly __typename: 'AccountChangedError'
  readonly message: string
  readonly account: AccountRow
}

export const AccountChangedError = builder.objectRef<AccountChanged>('AccountChangedError').implement({
  description: 'The account was changed after it was loaded. Nothing was overwritten.',
  interfaces: [NamedError],
  fields: (t) => ({ account: t.expose('account', { type: AccountType }) }),
})

/** The error for an account changed since it was opened for editing. Nothing was saved. */
export async function accountChanged(
  context: RequestContext,
  id: string,
  /** The version that was edited, if known. */
  version: number | null = null,
): Promise<AccountChanged> {
  return {
    __typename: 'AccountChangedError',
    message: await changedMessage(context, { what: 'account', kind: accountKind, id, version }),
    account: listed(context.agency, accountKind, id),
  }
}
