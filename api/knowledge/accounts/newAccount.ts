import { invalidFields, problemsOf } from '../../graphql/index.ts'
import type { RequestContext, ValidationErrorsShape } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { contactChanges, contactProblems } from '../contacts/contactChanges.ts'
import type { ContactChoice } from '../contacts/contactChanges.ts'
import { openedAccount } from './account.ts'
import type { AccountType } from './account.ts'
import type { AccountDetailInput } from './accountInputs.ts'
import { accountKind } from './accountKind.ts'
import { accountDataRules } from './accountRules.ts'

export interface NewAccountInput extends ContactChoice {
  readonly type: AccountType
  readonly account: typeof AccountDetailInput.$inferInput
}

/** The changes that create an account with its contact, or all field errors. */
export async function newAccount(
  context: RequestContext,
  input: NewAccountInput,
): Promise<ValidationErrorsShape | { readonly id: string; readonly changes: readonly Change[] }> {
  const { agency, clock } = context
  const checked = accountDataRules.safeParse(input)
  if (!checked.success) {
    // Contact errors are reported together with the account's.
    const contact = input.contact ? contactProblems(input.contact) : []
    return invalidFields([...problemsOf(checked.error), ...contact])
  }
  const { data } = checked
  const contacts = await contactChanges(context, { before: null, after: data, input })
  if ('__typename' in contacts) return contacts

  const id = agency.newId(accountKind)
  const account = openedAccount(data, contacts.contactIds, clock.now())
  return { id, changes: [...contacts.changes, create(accountKind, id, account, 'CREATE_ACCOUNT')] }
}
