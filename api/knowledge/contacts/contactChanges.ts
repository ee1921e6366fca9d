import { fieldError, invalidFields, problemsOf } from '../../graphql/index.ts'
import type { FieldProblem, RequestContext, ValidationErrorsShape } from '../../graphql/index.ts'
import { create, isSame, replace } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import type { Account, AccountData } from '../accounts/account.ts'
import type { ContactInput } from '../accounts/accountInputs.ts'
import { contactRules, present } from '../accounts/accountRules.ts'
import { contactKind } from './contact.ts'
import type { Contact } from './contact.ts'

/** The contact named in a form: a new or an existing one. */
export interface ContactChoice {
  readonly contact?: typeof ContactInput.$inferInput | null | undefined
  readonly associateContactId?: string | null | undefined
}

interface ContactChanges {
  readonly changes: readonly Change[]
  /** The account's contacts after the change. */
  readonly contactIds: readonly string[]
}

interface AccountChange {
  /** Null for a new account. */
  readonly before: Pick<Account, 'detail' | 'contactIds'> | null
  readonly after: AccountData
  readonly input: ContactChoice
}

/** How a form changes an account's contacts: the chosen one comes first; otherwise the first one is updated. */
export async function contactChanges(
  context: Pick<RequestContext, 'agency' | 'clock'>,
  { before, after, input }: AccountChange,
): Promise<ContactChanges | ValidationErrorsShape> {
  const { contact, associateContactId } = input
  const contactIds = before?.contactIds ?? []
  if (contact && associateContactId) {
    return fieldError('contact', 'Add a new contact or choose an existing one, not both.')
  }
  if (associateContactId != null) {
    if (!context.agency.table(contactKind).get(associateContactId)) {
      return fieldError('associateContactId', 'This contact no longer exists. Choose another one.')
    }
    return { changes: [], contactIds: [...new Set([associateContactId, ...contactIds])] }
  }

  const [firstId] = contactIds
  const first = firstId ? await context.agency.read(contactKind, firstId) : null
  const given = present(contact ?? ownContact(before, { after, first: first?.value ?? null }))
  if (Object.keys(given).length === 0 && before) return { changes: [], contactIds }
  const checked = checkedContact({ ...first?.value, ...given })
  if ('problems' in checked) return invalidFields(checked.problems)
  if (first) {
    const next: Contact = { ...first.value, ...checked.contact }
    const changes = isSame(next, first.value) ? [] : [replace(first, next, 'UPDATE_CONTACT')]
    return { changes, contactIds }
  }
  const id = context.agency.newId(contactKind)
  const value: Contact = { ...checked.contact, createdAt: context.clock.now() }
  return { changes: [create(contactKind, id, value, 'CREATE_CONTACT')], contactIds: [id, ...contactIds] }
}

type CheckedContact =
  | { readonly contact: Pick<Contact, 'name' | 'email' | 'phone'> }
  | { readonly problems: readonly FieldProblem[] }

/** The contact of a new account if no existing one is chosen. */
export function newContact(after: AccountData, contact: ContactChoice['contact']): CheckedContact {
  return checkedContact(present(contact ?? ownContact(null, { after, first: null })))
}

function checkedContact(asked: object): CheckedContact {
  if (Object.keys(asked).length === 0) {
    const message = 'Add a contact or choose an existing one.'
    return { problems: [{ path: 'contact', message }] }
  }
  const checked = contactRules.safeParse(asked)
  return checked.success ? { contact: checked.data } : { problems: contactProblems(asked) }
}

/** An individual is their own contact until another one is set. */
function ownContact(
  before: AccountChange['before'],
  { after, first }: { after: AccountData; first: Contact | null },
) {
  if (after.type !== 'INDIVIDUAL') return null
  const isOwn = before === null || (first !== null && isSame(identityOf(first), identityOf(before.detail)))
  return isOwn ? identityOf(after.detail) : null
}

function identityOf({ name, email, phone }: Pick<Contact, 'name' | 'email' | 'phone'>) {
  return { name, email, phone }
}

/** Errors of a new contact, by the form's paths. */
export function contactProblems(contact: object): FieldProblem[] {
  const checked = contactRules.safeParse(contact)
  if (checked.success) return []
  return problemsOf(checked.error).map(({ path, message }) => ({ path: `contact.${path}`, message }))
}
