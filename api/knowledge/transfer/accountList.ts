import { problemsOf } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import { accountTypeLabels, openedAccount } from '../account.ts'
import type { AccountMatter } from '../account.ts'
import { accountKind, accountOrSuccessor } from '../accountKind.ts'
import { matterOf, matterRules } from '../accountRules.ts'
import { contactProblems, newContact } from '../contactChanges.ts'
import { importedContact } from './contactList.ts'
import { importedId, isThere } from './importedList.ts'
import type { ImportedList, ImportGround, ImportValues, PlannedRow } from './importedList.ts'
import { readChoice } from './readCell.ts'

/** The agency's clients, each with whoever speaks for it. */
export const accountList: ImportedList = {
  columns: [
    {
      path: 'id',
      label: 'Account ID',
      alsoCalled: ['account number', 'account reference', 'client id', 'client number', 'customer id', 'id'],
    },
    { path: 'type', label: 'Type', alsoCalled: ['account type', 'client type', 'customer type'] },
    {
      path: 'account.name',
      label: 'Name',
      alsoCalled: [
        'account',
        'account name',
        'business name',
        'client',
        'client name',
        'company',
        'insured',
        'named insured',
      ],
    },
    { path: 'account.dba', label: 'DBA', alsoCalled: ['trade name', 'doing business as'] },
    { path: 'account.email', label: 'Email', alsoCalled: ['e-mail', 'email address', 'e-mail address'] },
    { path: 'account.phone', label: 'Phone', alsoCalled: ['phone number', 'telephone', 'business phone'] },
    {
      path: 'account.mailingAddress.line1',
      label: 'Address',
      alsoCalled: ['address 1', 'address line 1', 'mailing address', 'street', 'street address'],
    },
    {
      path: 'account.mailingAddress.line2',
      label: 'Suite',
      alsoCalled: ['address 2', 'address line 2', 'unit'],
    },
    { path: 'account.mailingAddress.city', label: 'City', alsoCalled: ['town'] },
    { path: 'account.mailingAddress.zone', label: 'State', alsoCalled: ['st', 'province'] },
    {
      path: 'account.mailingAddress.postalCode',
      label: 'ZIP',
      alsoCalled: ['zip code', 'postal code', 'zipcode'],
    },
    { path: 'account.naics', label: 'NAICS', alsoCalled: ['naics code', 'industry code'] },
    { path: 'account.website', label: 'Website', alsoCalled: ['web', 'url', 'web site'] },
    { path: 'contact.id', label: 'Contact ID', alsoCalled: ['contact reference', 'contact number'] },
    {
      path: 'contact.name',
      label: 'Contact name',
      alsoCalled: ['contact', 'contact person', 'primary contact'],
    },
    { path: 'contact.email', label: 'Contact email', alsoCalled: ['contact e-mail'] },
    {
      path: 'contact.phone',
      label: 'Contact phone',
      alsoCalled: ['contact phone number', 'contact telephone'],
    },
  ],
  required: ['account.name'],
  plan(values, ground) {
    const name = values['account.name'] ?? ''
    const type = values['type'] ? readChoice(values['type'], accountTypeLabels) : 'BUSINESS'
    if (!type) return refused(name, [{ path: 'type', message: 'Write Business or Individual.' }])
    const contact = partsOf(values, ['name', 'email', 'phone'], 'contact')
    const checked = matterRules.safeParse({ type, account: accountOf(values, name) })
    if (!checked.success) {
      const more = contact ? contactProblems(contact) : []
      return refused(name, [...problemsOf(checked.error), ...more])
    }
    return planned(matterOf(checked.data), { name, values, contact }, ground)
  },
}

/** The id of the account that other lists name by this reference: its own id, or what the list of accounts calls it. */
export function referredAccountId(
  reference: string,
  { agency }: Pick<ImportGround, 'agency'>,
): string | undefined {
  const found = accountOrSuccessor(agency, reference)
  return (found ?? accountOrSuccessor(agency, importedId(agency, accountKind, reference)))?.id
}

interface Row {
  readonly name: string
  readonly values: ImportValues
  readonly contact: Partial<Record<'name' | 'email' | 'phone', string>> | null
}

function planned(matter: AccountMatter, { name, values, contact }: Row, ground: ImportGround): PlannedRow {
  const { agency, now } = ground
  const speaker = newContact(matter, contact)
  if ('problems' in speaker) return refused(name, speaker.problems)
  const { id: reference, ['contact.id']: contactReference } = values
  const key = reference ?? JSON.stringify([matter, speaker.contact])
  const id = importedId(agency, accountKind, key)
  const isKnown = (reference && accountOrSuccessor(agency, reference)) || accountOrSuccessor(agency, id)
  if (isKnown || isThere(ground, accountKind, id)) return { outcome: 'PRESENT', name }
  const { id: contactId, changes } = importedContact(
    speaker.contact,
    { reference: contactReference, accountId: id },
    ground,
  )
  const account = openedAccount(matter, [contactId], now)
  return {
    outcome: 'NEW',
    name,
    changes: [create(accountKind, id, account, 'CREATE_ACCOUNT'), ...changes],
  }
}

function accountOf(values: ImportValues, name: string) {
  const parts = ['line1', 'line2', 'city', 'zone', 'postalCode'] as const
  return {
    name,
    ...partsOf(values, ['email', 'phone', 'dba', 'naics', 'website'], 'account'),
    mailingAddress: partsOf(values, parts, 'account.mailingAddress'),
  }
}

/** The parts that the row has beneath a path; null when it has none. */
function partsOf<Part extends string>(
  values: ImportValues,
  parts: readonly Part[],
  path: string,
): Partial<Record<Part, string>> | null {
  const given = parts.flatMap((part) => {
    const value = values[`${path}.${part}`]
    return value === undefined ? [] : [[part, value] as const]
  })
  return given.length === 0 ? null : (Object.fromEntries(given) as Partial<Record<Part, string>>)
}

function refused(name: string, problems: readonly FieldProblem[]): PlannedRow {
  return { outcome: 'REFUSED', name, problems }
}
