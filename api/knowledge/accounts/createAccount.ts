import { builder, ValidationErrors, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { listed } from '../../platform/index.ts'
import { AccountDetailInput, ContactInput } from './accountInputs.ts'
import { accountKind } from './accountKind.ts'
import { AccountTypeEnum, AccountType } from './accountType.ts'
import { newAccount } from './newAccount.ts'
import type { NewAccountInput } from './newAccount.ts'

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

/** Creates a business account with its contact, or an individual account. */
async function createAccount(context: RequestContext, input: NewAccountInput) {
  const { agency, actor } = context
  const added = await newAccount(context, input)
  if ('__typename' in added) return added
  const { id, changes } = added
  const committed = await agency.commit(actor, changes)
  if (!committed.ok) throw new Error(`The new account ${id} was not taken.`)
  return { __typename: 'CreateAccountSuccess' as const, account: listed(agency, accountKind, id) }
}
