import type { Reading } from '../../reading/index.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { datesIn, identityDiscrepancies } from './identityDiscrepancies.ts'
import { wordingDiscrepancies } from './wordingDiscrepancies.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { readStatements } from './statements.ts'
import { moneyIn, type Statement } from './statement.ts'

export interface CertificateReview {
  readonly discrepancies: readonly Discrepancy[]
  /** The fields that agree with the policy. */
  readonly agreeing: readonly string[]
}

/** Compares a certificate with the policy behind it and with the contract that asks for it. */
export function reviewCertificate(
  certificate: Reading,
  { policy, contract }: { policy: Reading | null; contract: Reading | null },
): CertificateReview {
  const shown = readStatements(certificate)
  const agreeing: string[] = []
  const discrepancies = [
    ...(policy ? againstPolicy(certificate, shown, { policy, agreeing }) : []),
    ...(contract ? certificateAgainstContract(certificate, shown, contract) : []),
  ].filter((each, _, all) => each.source === 'policy' || !all.some((other) => settles(other, each)))
  const order = { high: 0, medium: 1, low: 2 }
  return { discrepancies: discrepancies.toSorted((a, b) => order[a.severity] - order[b.severity]), agreeing }
}

/** Whether a certificate that is corrected to its policy also has what the contract asks for. */
function settles(correction: Discrepancy, { field, shouldBe }: Discrepancy): boolean {
  const [real, asked] = [moneyIn(correction.shouldBe), moneyIn(shouldBe)]
  return (
    correction.source === 'policy' &&
    correction.field === field &&
    real !== null &&
    asked !== null &&
    real >= asked
  )
}

/** Words that say nothing of which limit is meant. */
const plainWords = /^(?:the|of|any|one|each|per|to|and|or|limits?|insurance|coverages?|liability|for|in)$/

/** How far two labels are the same, from 0 to 1. */
function likeness(a: string, b: string): number {
  const wordsIn = (text: string) =>
    new Set(
      normal(text)
        .split(' ')
        .filter((word) => word !== '' && !plainWords.test(word))
        .map((word) => word.slice(0, 6)),
    )
  const [left, right] = [wordsIn(a), wordsIn(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / Math.max(1, Math.min(left.size, right.size))
}

/** What the policy says of the same thing; limits of one kind are told apart by their names. */
function counterparts(shown: Statement, says: readonly Statement[]): Statement[] {
  const about = says.filter((each) => (each.item?.key ?? null) === (shown.item?.key ?? null))
  const scored = about.map((each) => ({ each, score: likeness(each.label, shown.label) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (shown.item === null && best < 0.75) return []
  return scored.filter(({ score }) => best < 0.5 || score >= best).map(({ each }) => each)
}

function againstPolicy(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, agreeing }: { policy: Reading; agreeing: string[] },
): Discrepancy[] {
  const { facts, statements: says, wording } = readReviewedPolicy(policy)
  const found: Discrepancy[] = identityDiscrepancies(certificate, shown, { facts, agreeing })
  for (const statement of shown) {
    const { item, amount } = statement
    const field = item?.label ?? statement.label
    const about = counterparts(statement, says)
    const excluded = about.find(({ standing }) => standing === 'excluded')
    const amounts = about.filter((each) => each.amount !== null)
    const decisive = amounts.filter(({ origin }) => origin === 'endorsement')
    const real = decisive.length > 0 ? decisive : amounts
    if (item?.key === 'retroactiveDate') {
      const [claimed, kept] = [datesIn(statement.text)[0], datesIn(about[0]?.text ?? '')[0]]
      if (claimed && kept && about[0] && claimed.day !== kept.day)
        found.push(differs(field, statement, about[0], { severity: 'medium', shouldBe: kept.text }))
    } else if (amount === null) {
      if (statement.standing === 'included' && excluded && real.length === 0)
        found.push(differs(field, statement, excluded, { severity: 'high' }))
    } else if (real.length === 0) {
      if (excluded)
        found.push(differs(field, statement, excluded, { shouldBe: 'not covered', severity: 'high' }))
    } else if (real.some((each) => each.amount === amount)) agreeing.push(field)
    else {
      const nearest = real.toSorted(
        (a, b) => Math.abs((a.amount ?? 0) - amount) - Math.abs((b.amount ?? 0) - amount),
      )[0]
      if (nearest)
        found.push(
          differs(field, statement, nearest, { severity: severityOf(item?.materiality ?? 'medium') }),
        )
    }
  }
  return [...found, ...wordingDiscrepancies(certificate, shown, { policy, wording })]
}

function severityOf(materiality: 'high' | 'medium' | 'low'): Discrepancy['severity'] {
  return materiality === 'low' ? 'medium' : materiality
}
