import type { FieldProblem } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { openedPolicy, policyNumberKey } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { checkedNewPolicy, insuredProblem } from '../policies/checkedNewPolicy.ts'
import { policyStandingLabels, standingOf } from '../policies/policyStanding.ts'
import { takenNumbers } from '../policies/policyNumbers.ts'
import type { PolicyTerms } from '../policies/policyTerms.ts'
import { nameKey } from '../accounts/recognition.ts'
import { referredAccountId } from './accountList.ts'
import { importedId } from './importedList.ts'
import { readChoice } from '../sheets/readCell.ts'
import type { SheetValues } from '../sheets/sheetColumns.ts'
import type { ImportedList, ImportDeps, PlannedRow } from './importedList.ts'
import { policyColumns } from './policyColumns.ts'
import { elsewhere, policyDifferences, updatePolicyBy } from './policyDifferences.ts'
import type { RowPolicy } from './policyDifferences.ts'
import { readTerms } from './readTerms.ts'

/** The policies of businesses that are there already. */
export const policyList: ImportedList = {
  columns: policyColumns,
  required: ['type', 'premium'],
  async plan(values, deps) {
    const name = values['policyNumber'] ?? values['account'] ?? values['accountId'] ?? ''
    const { agency, now } = deps
    const insured = insuredOf(values, deps)
    const { draft, problems: misread } = readTerms(values)
    const named = {
      ...draft,
      carrierId: companyId(values['carrier'], deps),
      brokerId: companyId(values['broker'], deps),
    }
    const checked = checkedNewPolicy(named, { ...deps, actor: elsewhere })
    const problems = [
      ...('problem' in insured ? [insured.problem] : []),
      ...misread,
      ...('problems' in checked ? checked.problems.map(byColumn).filter(isApartFrom(misread)) : []),
    ]
    if ('problem' in insured || 'problems' in checked || problems.length > 0)
      return { outcome: 'REFUSED', name, problems }

    const { terms } = checked
    const reference = values['id']
    // A row that came before its account was merged into another is known by the account that it came for.
    const accounts = [insured.id, ...formerIds(insured.id, deps)]
    const keys = reference ? [reference] : accounts.map((account) => JSON.stringify([account, values]))
    const [id = '', ...formerly] = keys.map((key) => importedId(agency, businessPolicyKind, key))
    const known = [id, ...formerly, ...(reference ? [reference] : [])]
    const policies = agency.table(businessPolicyKind)
    const there =
      known.find((one) => policies.get(one)) ?? sameTermId({ terms, values, accounts }, deps) ?? null
    if (there === null && known.some((one) => deps.taken.has(one))) return { outcome: 'PRESENT', name }
    if (there !== null) {
      if (deps.taken.has(there)) return { outcome: 'PRESENT', name }
      deps.taken.add(there)
      const policy = policies.get(there)
      const standing = values['state'] && readChoice(values['state'], policyStandingLabels)
      // Our own export shows a policy's standing: Lapsed is not a change of state.
      const isSameStanding = policy && standing === standingOf(policy, deps.today)
      const { state: _, ...apart } = named
      return compared({ id: there, draft: isSameStanding ? apart : named }, { name, deps })
    }
    const taken = deps.isConfirmed ? null : takenProblem(terms, deps)
    if (taken) return { outcome: 'REFUSED', name, problems: [taken] }
    const policy = openedPolicy(insured.id, terms, now)
    return {
      outcome: 'NEW',
      name,
      changes: [create(businessPolicyKind, id, policy, 'CREATE_BUSINESS_POLICY')],
    }
  },
}

/** A policy that is there already: as it is, or with what the row has new. */
async function compared(
  row: RowPolicy,
  { name, deps }: { name: string; deps: ImportDeps },
): Promise<PlannedRow> {
  const found = await policyDifferences(row, deps)
  if (found && 'problems' in found)
    return { outcome: 'REFUSED', name, problems: found.problems.map(byColumn) }
  if (!found || found.differences.length === 0) return { outcome: 'PRESENT', name }
  const { differences } = found
  return { outcome: 'CHANGED', name, differences, update: (updateDeps) => updatePolicyBy(row, updateDeps) }
}

interface PlannedTerm {
  readonly terms: PolicyTerms
  readonly values: SheetValues
  /** The account of the row, under all its ids. */
  readonly accounts: readonly string[]
}

/** The account's policy of the same carrier, number and first day; null when there is none or more than one. */
function sameTermId({ terms, values, accounts }: PlannedTerm, { agency, taken }: ImportDeps): string | null {
  const { carrierId, policyNumber, inforceAt } = terms
  if (!policyNumber) return null
  const [only, ...others] = agency
    .table(businessPolicyKind)
    .related('policyNumber', policyNumberKey(policyNumber))
    .filter(
      (policy) =>
        policy.carrierId === carrierId &&
        accounts.includes(policy.accountId) &&
        (values['inforceAt'] === undefined || policy.inforceAt === inforceAt),
    )
  return only && others.length === 0 && !taken.has(only.id) ? only.id : null
}

function insuredOf(
  values: SheetValues,
  deps: ImportDeps,
): { readonly id: string } | { readonly problem: FieldProblem } {
  const { account, accountId: reference } = values
  const byReference = reference && referredAccountId(reference, deps)
  if (byReference) return insuredBy(byReference, deps, 'accountId')
  if (!account) {
    const message = reference
      ? `There is no account ${reference}. Import the accounts first.`
      : 'Name the account, or give its ID.'
    return { problem: { path: reference ? 'accountId' : 'account', message } }
  }
  const found = deps.agency.table(accountKind).related('name', nameKey(account))
  const [only, ...others] = found
  if (!only) {
    const message = `There is no account called ${account}. Import the accounts first.`
    return { problem: { path: 'account', message } }
  }
  if (others.length > 0) {
    const message = `${found.length} accounts are called ${account}. Say which one by its Account ID.`
    return { problem: { path: 'account', message } }
  }
  return insuredBy(only.id, deps, 'account')
}

function formerIds(accountId: string, { agency }: ImportDeps): readonly string[] {
  return (agency.table(accountKind).get(accountId)?.formerly ?? []).map(({ id }) => id)
}

function insuredBy(id: string, { agency }: ImportDeps, path: string) {
  const message = insuredProblem(agency, id)
  return message === null ? { id } : { problem: { path, message } }
}

/** The company of the catalogue that a cell names. One that is not there stays as it is, for the rules to refuse. */
function companyId(cell: string | undefined, { agency }: ImportDeps): string | undefined {
  if (cell === undefined) return undefined
  const [company] = agency.table(carrierKind).related('name', nameKey(cell))
  return company?.id ?? cell
}

function byColumn({ path, message }: FieldProblem): FieldProblem {
  return { path: path.replace(/^(carrier|broker)Id$/, '$1'), message }
}

/** An unreadable cell is reported once, with the expected format. */
function isApartFrom(misread: readonly FieldProblem[]) {
  return ({ path }: FieldProblem) => !misread.some((other) => other.path === path)
}

function takenProblem(terms: PolicyTerms, { agency, taken }: ImportDeps): FieldProblem | null {
  const { carrierId, policyNumber } = terms
  if (!carrierId || !policyNumber) return null
  const number = `${carrierId} ${policyNumberKey(policyNumber)}`
  const again = taken.has(number) ? 'Another row has the same policy number.' : null
  const found = takenNumbers(agency, [{ carrierId, policyNumber, path: 'policyNumber' }])
  const message = found?.message ?? again
  taken.add(number)
  return message === null ? null : { path: 'policyNumber', message }
}
