import {
  builder,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { updatedAccount, wholeAccount } from './account.ts'
import type { Account } from './account.ts'
import { AccountChangedError, accountChanged } from './accountErrors.ts'
import { AccountDetailInput, ContactInput } from './accountInputs.ts'
import { accountKind } from './accountKind.ts'
import { accountDataRules, present } from './accountRules.ts'
import { contactChanges } from '../contacts/contactChanges.ts'
import type { ContactChoice } from '../contacts/contactChanges.ts'
import { planRename } from './rename/renameBelongings.ts'
import { AccountType } from './accountType.ts'

interface UpdateInput extends ContactChoice {
  readonly version?: number | null | undefined
  readonly account?: typeof AccountDetailInput.$inferInput | null | undefined
}

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  fields: (t) => ({
    version: t.int({ description: 'The version that was edited. A newer one is not overwritten.' }),
    account: t.field({
      type: AccountDetailInput,
      description: 'Null clears a field; absent fields are unchanged.',
    }),
    contact: t.field({
      type: ContactInput,
      description: 'Changes to the first contact; creates a contact if the account has none.',
    }),
    associateContactId: t.id({ description: 'Makes an existing contact the primary one.' }),
  }),
})

const UpdateAccountResult = builder.unionType('UpdateAccountResult', {
  types: [
    successType('UpdateAccountSuccess', { account: AccountType }),
    AccountChangedError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateAccount', (t) =>
  t.field({
    type: UpdateAccountResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateAccountInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateAccount(context, id, input),
  }),
)

/** Updates the given fields of an account; a colleague's changes since the given version are not overwritten. */
async function updateAccount(context: RequestContext, id: string, input: UpdateInput) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const account = await agency.read(accountKind, id)
    if (!account) return notFound('account')
    const before = wholeAccount(account.value)
    if (input.version != null && input.version !== before.version)
      return await accountChanged(context, id, input.version)

    const checked = checkedData(before, input.account)
    if ('__typename' in checked) return checked
    const contacts = await contactChanges(context, { before, after: checked, input })
    if ('__typename' in contacts) return contacts

    const next = updatedAccount(before, { data: checked, contactIds: contacts.contactIds }, clock.now())
    const changes = [
      ...contacts.changes,
      ...(next === before ? [] : [replace(account, next, 'UPDATE_ACCOUNT')]),
      ...(next.detail.name === before.detail.name ? [] : planRename(agency, id)),
    ]
    if (changes.length > 0 && !(await agency.commit(actor, changes)).ok) return conflict
    return { __typename: 'UpdateAccountSuccess' as const, account: listed(context.agency, accountKind, id) }
  })
  return answer === conflict ? await accountChanged(context, id) : answer
}

/** The account's detail with the changes applied, validated for its type; an outdated industry code may stay. */
function checkedData({ type, detail }: Account, given: UpdateInput['account']) {
  const asked = { ...detail, ...present(given) }
  const kept = 'naics' in detail && asked.naics === detail.naics ? { naics: detail.naics } : {}
  const checked = accountDataRules.safeParse({
    type,
    account: { ...asked, ...('naics' in kept && { naics: null }) },
  })
  if (!checked.success) return invalidInput(checked.error)
  const { data } = checked
  return data.type === 'BUSINESS' ? { ...data, detail: { ...data.detail, ...kept } } : data
}
