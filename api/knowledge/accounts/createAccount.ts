import { builder, invalidFields, problemsOf, ValidationErrors, successType } from '../../graphql/index.ts'
import type { RequestContext, ValidationErrorsShape } from '../../graphql/index.ts'
import { create, listed } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { openedAccount } from './account.ts'
import type { AccountType as TypeOfAccount } from './account.ts'
import { AccountDetailInput, ContactInput } from './accountInputs.ts'
import { accountKind } from './accountKind.ts'
import { accountDataRules } from './accountRules.ts'
import { AccountTypeEnum, AccountType } from './accountType.ts'
import { contactChanges, contactProblems } from '../contacts/contactChanges.ts'
import type { ContactChoice } from '../contacts/contactChanges.ts'

const CreateAccountInput = builder.inputType('CreateAccountInput', {
  fields: (t) => ({
    type: t.field({ type: AccountTypeEnum, required: true }),
    account: t.field({ type: AccountDetailInput, required: true }),
    contact: t.field({
      type: ContactInput,
      description: 'A new contact. Required for a business unless an existing contact is given.',
    }),
    associateContactId: t.id({ description: 'Use an existing contact instead of creating one.' }),
  }),
})

const CreateAccountResult = builder.unionType('CreateAccountResult', {
  types: [successType('CreateAccountSuccess', { account: AccountType }), ValidationErrors],
})

builder.mutationField('createAccount', (t) =>
  t.field({
    type: CreateAccountResult,
    args: { input: t.arg({ type: CreateAccountInput, required: true }) },
    resolve: (_, { input }, context) => createAccount(context, input),
  }),
)

interface CreateInput extends ContactChoice {
  readonly type: TypeOfAccount
  readonly account: typeof AccountDetailInput.$inferInput
}

/** Creates a business account with its contact, or an individual account. */
async function createAccount(context: RequestContext, input: CreateInput) {
  const { agency, actor } = context
  const added = await newAccount(context, input)
  if ('__typename' in added) return added
  const { id, changes } = added
  const committed = await agency.commit(actor, changes)
  if (!committed.ok) throw new Error(`The new account ${id} was not taken.`)
  return { __typename: 'CreateAccountSuccess' as const, account: listed(agency, accountKind, id) }
}

/** The changes that create an account with its contact, or all field errors. */
export async function newAccount(
  context: RequestContext,
  input: CreateInput,
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
