import { conflict, isSame, replace, retryOrThrow } from '../../platform/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import { termsOf, updatedPolicy, wholePolicy } from '../policies/businessPolicy.ts'
import type { BusinessPolicy, PolicyDraft } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { formerTermChanges } from '../policies/formerTermChanges.ts'
import { policyFieldWords } from '../policies/policyFieldWords.ts'
import { takenNumbers, termsOfCoverage } from '../policies/policyNumbers.ts'
import { checkedTerms } from '../policies/policyRules.ts'
import type { CalculatedAmounts } from '../policies/policyRules.ts'
import { withChanges } from '../policies/policySource.ts'
import type { PolicyTerms } from '../policies/policyTerms.ts'
import type { FieldDifference, ImportDeps, RowUpdate } from './importedList.ts'

/** What a row says of a policy that is there already. */
export interface RowPolicy {
  readonly id: string
  readonly draft: PolicyDraft & CalculatedAmounts
}

/** An import may give a policy any state, the unknown one too. */
export const elsewhere = { type: 'SYSTEM', id: null } as const

/** What the row has new about the policy, or what is wrong with it; null when the policy is gone. */
export async function policyDifferences(
  { id, draft }: RowPolicy,
  { agency, isConfirmed }: Pick<ImportDeps, 'agency' | 'isConfirmed'>,
): Promise<{ differences: readonly FieldDifference[] } | { problems: readonly FieldProblem[] } | null> {
  const stored = await agency.read(businessPolicyKind, id)
  if (!stored) return null
  const before = wholePolicy(stored.value)
  const checked = termsWith(draft, before, agency)
  if ('problems' in checked) return checked
  const { terms } = checked
  const isSameNumber = terms.policyNumber === before.policyNumber && terms.carrierId === before.carrierId
  const numbered = { ...terms, path: 'policyNumber', ownIds: termsOfCoverage(agency, id) }
  const taken = isSameNumber || isConfirmed ? null : takenNumbers(agency, [numbered])
  if (taken) return { problems: [{ path: 'policyNumber', message: taken.message }] }
  return {
    differences: changedFields(before, terms).map((field) => ({
      path: field.replace(/^(carrier|broker)Id$/, '$1'),
      before: wordsOf(field, before[field], agency),
      after: wordsOf(field, terms[field], agency) ?? '',
    })),
  }
}

/** Writes what the row has new, as the form of the policy would. */
export async function updatePolicyBy(
  { id, draft }: RowPolicy,
  { agency, actor, clock }: Parameters<RowUpdate>[0],
): Promise<boolean> {
  return await retryOrThrow(async () => {
    const stored = await agency.read(businessPolicyKind, id)
    if (!stored) return false
    const before = wholePolicy(stored.value)
    const checked = termsWith(draft, before, agency)
    if ('problems' in checked) return false
    const next = updatedPolicy(before, { terms: checked.terms, reason: 'Updated by an import' }, clock.now())
    if (next === before) return false
    const changes = [
      replace(stored, next, 'UPDATE_BUSINESS_POLICY'),
      ...(await formerTermChanges({ agency, clock }, id, { before, next })),
    ]
    return (await agency.commit(actor, changes)).ok || conflict
  })
}

function termsWith(draft: RowPolicy['draft'], policy: BusinessPolicy, agency: ImportDeps['agency']) {
  const before = termsOf(policy)
  const { total: _, commissionRate: __, ...fields } = draft
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return checkedTerms(withChanges(before, given), draft, { agency, actor: elsewhere, before })
}

function changedFields(before: BusinessPolicy, terms: PolicyTerms) {
  const fields = Object.keys(terms) as (keyof PolicyTerms)[]
  return fields.filter((field) => !isSame(terms[field], before[field]))
}

function wordsOf<Field extends keyof PolicyTerms>(
  field: Field,
  value: PolicyTerms[Field],
  agency: ImportDeps['agency'],
): string | null {
  const { words } = policyFieldWords[field] as {
    words: (value: PolicyTerms[Field], agency: ImportDeps['agency']) => string
  }
  return value === null ? null : words(value, agency)
}
