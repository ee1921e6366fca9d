import { builder, NamedError } from '../../graphql/index.ts'
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
  const { agency, viewer } = context
  const account = await agency.read(accountKind, id)
  const changeCount = version === null ? 1 : Math.max(1, (account?.value.version ?? 0) - version)
  const entries = await agency.entries(account?.trail.slice(-changeCount) ?? [])
  const isOwn = entries.every(({ actor }) => actor.type === 'AGENCY_USER' && actor.id === viewer.id)
  return {
    __typename: 'AccountChangedError',
    message: isOwn
      ? 'This account was changed in another tab. Review the changes, then save again.'
      : 'A colleague changed this account in the meantime. Review the changes, then save again.',
    account: listed(context.agency, accountKind, id),
  }
}
