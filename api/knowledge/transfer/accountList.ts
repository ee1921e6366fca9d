import { problemsOf } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import { accountTypeLabels, openedAccount } from '../accounts/account.ts'
import type { AccountData } from '../accounts/account.ts'
import { accountKind, accountOrSuccessor } from '../accounts/accountKind.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import { matterOf, matterRules } from '../accounts/accountRules.ts'
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

function planned(matter: AccountData, { name, values, contact }: Row, ground: ImportDeps): PlannedRow {
  const { agency, now } = ground
  const speaker = speakerOf(matter, contact)
  if ('problems' in speaker) return refused(name, speaker.problems)
  const { id: reference, ['contact.id']: contactReference } = values
  const client = { matter, contact: speaker.contact }
  function compared({ account, isNamed }: { account: AccountRow; isNamed: boolean }): PlannedRow {
    const said = { matter, contact: contact === null ? null : client.contact, values, isNamed }
    const differences = accountDifferences(said, account, agency)
    if (differences.length === 0) return { outcome: 'PRESENT', name }
    return {
      outcome: 'CHANGED',
      name,
      differences,
      update: (deps) => updateAccountBy(said, account.id, deps),
    }
  }
  const key = reference ?? JSON.stringify([matter, speaker.contact])
  const id = importedId(agency, accountKind, key)
  const known = (reference && referredAccountId(reference, ground)) || accountOrSuccessor(agency, id)?.id
  if (known || isThere(ground, accountKind, id)) {
    const account = known && !ground.taken.has(known) && agency.table(accountKind).get(known)
    ground.taken.add(known || id)
    return account ? compared({ account, isNamed: reference !== undefined }) : { outcome: 'PRESENT', name }
  }
  const recognised = recognisedAccount(client, { agency, isOther: isOtherThan(reference, ground) })
  if (recognised) {
    const isFirst = !ground.taken.has(recognised.id)
    ground.taken.add(recognised.id)
    const called = reference && { called: { reference, id: recognised.id } }
    return isFirst
      ? { ...compared({ account: recognised, isNamed: false }), ...called }
      : { outcome: 'PRESENT', name, ...called }
  }
  const identities = identitiesOf(client)
  // Two numbers in the other system mean two accounts.
  if (!reference && identities.some((identity) => ground.taken.has(identity)))
    return { outcome: 'PRESENT', name }
  for (const identity of identities) ground.taken.add(identity)
  const added =
    speaker.contact &&
    importedContact(speaker.contact, { reference: contactReference, accountId: id }, ground)
  const account = openedAccount(matter, added ? [added.id] : [], now)
  return {
    outcome: 'NEW',
    name,
    changes: [create(accountKind, id, account, 'CREATE_ACCOUNT'), ...(added?.changes ?? [])],
    warning: () => resemblance(client, agency),
  }
}

/** The account's contact; unlike in the form, a business needs none. */
function speakerOf(matter: AccountData, contact: Row['contact']) {
  return contact === null && matter.type === 'BUSINESS' ? { contact: null } : newContact(matter, contact)
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
const toldOfCells: Readonly<Partial<Record<string, string>>> = {
  'account.mailingAddress.zone': "Use a state's code or name, like ME or Maine.",
}

function refused(name: string, problems: readonly FieldProblem[]): PlannedRow {
  const told = problems.map(({ path, message }) => ({ path, message: toldOfCells[path] ?? message }))
  return { outcome: 'REFUSED', name, problems: told }
}
