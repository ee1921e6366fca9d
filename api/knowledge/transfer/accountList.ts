import { problemsOf } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import { accountTypeLabels, openedAccount } from '../accounts/account.ts'
import type { AccountData } from '../accounts/account.ts'
import { accountKind, accountOrSuccessor } from '../accounts/accountKind.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import { accountDataRules } from '../accounts/accountRules.ts'
import { contactProblems, newContact } from '../contacts/contactChanges.ts'
import { accountColumns } from './accountColumns.ts'
import { accountDifferences, updateAccountBy } from './accountDifferences.ts'
import { importedContact } from './contactList.ts'
import { importedId, isThere } from './importedList.ts'
import { partsOf } from '../sheets/sheetColumns.ts'
import type { SheetValues } from '../sheets/sheetColumns.ts'
import type { ImportedList, ImportDeps, PlannedRow } from './importedList.ts'
import { importBatchKind } from './listImport.ts'
import { readAddress } from '../sheets/readAddress.ts'
import { readChoice } from '../sheets/readCell.ts'
import { identitiesOf, recognisedAccount, resemblance } from './recognisedAccount.ts'

/** The agency's accounts, each with its contact. */
export const accountList: ImportedList = {
  columns: accountColumns,
  required: ['account.name'],
  plan(values, deps) {
    const name = values['account.name'] ?? ''
    const type = values['type'] ? readChoice(values['type'], accountTypeLabels) : 'BUSINESS'
    if (!type) return refused(name, [{ path: 'type', message: 'Write Business or Individual.' }])
    const contact = partsOf(values, ['name', 'email', 'phone'], 'contact')
    const checked = accountDataRules.safeParse({ type, account: accountOf(values, name) })
    if (!checked.success) {
      const more = contact ? contactProblems(contact) : []
      return refused(name, [...problemsOf(checked.error), ...more])
    }
    return planned(checked.data, { name, values, contact }, deps)
  },
}

/** The id of the account that other lists refer to: its own id, or its number in the list of accounts. */
export function referredAccountId(
  reference: string,
  { agency }: Pick<ImportDeps, 'agency'>,
): string | undefined {
  const [batch] = agency.table(importBatchKind).related('reference', reference)
  const known = batch?.called.find((one) => one.reference === reference)
  const ids = [reference, importedId(agency, accountKind, reference), ...(known ? [known.id] : [])]
  return ids.flatMap((id) => accountOrSuccessor(agency, id) ?? [])[0]?.id
}

interface Row {
  readonly name: string
  readonly values: SheetValues
  readonly contact: Partial<Record<'name' | 'email' | 'phone', string>> | null
}

function planned(data: AccountData, { name, values, contact }: Row, deps: ImportDeps): PlannedRow {
  const { agency, now } = deps
  const person = contactOf(data, contact)
  if ('problems' in person) return refused(name, person.problems)
  const { id: reference, ['contact.id']: contactReference } = values
  const client = { data, contact: person.contact }
  function compared({ account, isNamed }: { account: AccountRow; isNamed: boolean }): PlannedRow {
    const row = { data, contact: contact === null ? null : client.contact, values, isNamed }
    const differences = accountDifferences(row, account, agency)
    if (differences.length === 0) return { outcome: 'PRESENT', name }
    return {
      outcome: 'CHANGED',
      name,
      differences,
      update: (updateDeps) => updateAccountBy(row, account.id, updateDeps),
    }
  }
  const key = reference ?? JSON.stringify([data, person.contact])
  const id = importedId(agency, accountKind, key)
  const known = (reference && referredAccountId(reference, deps)) || accountOrSuccessor(agency, id)?.id
  if (known || isThere(deps, accountKind, id)) {
    const account = known && !deps.taken.has(known) && agency.table(accountKind).get(known)
    deps.taken.add(known || id)
    return account ? compared({ account, isNamed: reference !== undefined }) : { outcome: 'PRESENT', name }
  }
  const recognised = recognisedAccount(client, { agency, isOther: isOtherThan(reference, deps) })
  if (recognised) {
    const isFirst = !deps.taken.has(recognised.id)
    deps.taken.add(recognised.id)
    const called = reference && { called: { reference, id: recognised.id } }
    return isFirst
      ? { ...compared({ account: recognised, isNamed: false }), ...called }
      : { outcome: 'PRESENT', name, ...called }
  }
  const identities = identitiesOf(client)
  // Two numbers in the other system mean two accounts.
  if (!reference && identities.some((identity) => deps.taken.has(identity)))
    return { outcome: 'PRESENT', name }
  for (const identity of identities) deps.taken.add(identity)
  const added =
    person.contact && importedContact(person.contact, { reference: contactReference, accountId: id }, deps)
  const account = openedAccount(data, added ? [added.id] : [], now)
  return {
    outcome: 'NEW',
    name,
    changes: [create(accountKind, id, account, 'CREATE_ACCOUNT'), ...(added?.changes ?? [])],
    warning: () => resemblance(client, agency),
  }
}

/** The account's contact; unlike in the form, a business needs none. */
function contactOf(data: AccountData, contact: Row['contact']) {
  return contact === null && data.type === 'BUSINESS' ? { contact: null } : newContact(data, contact)
}

/** A row with its own number differs from accounts in this file with other numbers. */
function isOtherThan(reference: string | undefined, { taken }: ImportDeps): (id: string) => boolean {
  return (id) => reference !== undefined && taken.has(id)
}

function accountOf(values: SheetValues, name: string) {
  return {
    name,
    ...partsOf(values, ['email', 'phone', 'dba', 'naics', 'website'], 'account'),
    mailingAddress: readAddress(values, 'account.mailingAddress'),
  }
}

/** The form's messages about choices, adapted to cells. */
const cellMessages: Readonly<Partial<Record<string, string>>> = {
  'account.mailingAddress.zone': "Use a state's code or name, like ME or Maine.",
}

function refused(name: string, problems: readonly FieldProblem[]): PlannedRow {
  const shown = problems.map(({ path, message }) => ({ path, message: cellMessages[path] ?? message }))
  return { outcome: 'REFUSED', name, problems: shown }
}
