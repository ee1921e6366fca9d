import type { Reading } from '../../reading/index.ts'
import { type CoverageRow, coverageRows, policyParts } from './coverageRows.ts'
import { endedTerms, rowDiscrepancies } from './rowDiscrepancies.ts'
import { claimDiscrepancies, missingSignature } from './claimDiscrepancies.ts'
import { certificateForm } from './certificateForm.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { identityDiscrepancies } from './identityDiscrepancies.ts'
import { wordingDiscrepancies } from './wordingDiscrepancies.ts'
import { excludedClaims } from './excludedClaims.ts'
import type { Discrepancy } from './discrepancy.ts'
import { compareLimits, type Unchecked } from './compareLimits.ts'
import { provisionDiscrepancies } from './provisionDiscrepancies.ts'
import { readReviewedPolicy, withoutWorkers } from './reviewedPolicy.ts'
import { readStatements } from './statements.ts'
import { priceKeys } from './tableStatements.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { slipDiscrepancies } from './slipDiscrepancies.ts'
import { workersDiscrepancies } from './workersDiscrepancies.ts'
import { moneyIn } from './statement.ts'

export interface CertificateReview {
  readonly discrepancies: readonly Discrepancy[]
  /** Lines of business that the contract asks for and the certificate does not list: another certificate may. */
  readonly missingLines: readonly Discrepancy[]
  /** The fields that agree with the policy. */
  readonly agreeing: readonly string[]
  /** Limits whose counterpart could not be told in the policy. */
  readonly unchecked: readonly Unchecked[]
  /** Whether any limit of the certificate could be read. */
  readonly hasLimits: boolean
}

/** Compares a certificate with the policy behind it and with the contract that asks for it. */
export function reviewCertificate(
  read: Reading,
  {
    policy,
    contract,
    today = null,
  }: {
    policy: Reading | null
    contract: Reading | null
    /** The day on which the coverage has to be in force, beside the certificate's own. */
    today?: string | null
  },
): CertificateReview {
  const certificate = certificateForm(read)
  const shown = withoutWorkers(readStatements(certificate))
  const rows = coverageRows(certificate)
  const agreeing: string[] = []
  const unchecked: Unchecked[] = []
  const against = contract ? certificateAgainstContract(certificate, shown, { contract, policy }) : null
  const source = contract ? 'contract' : 'policy'
  const fromPolicy = policy ? againstPolicy(certificate, rows, { policy, agreeing, unchecked }) : []
  const known = policy && normal(textOf(policy))
  const discrepancies = [
    ...fromPolicy,
    ...(against?.discrepancies ?? []),
    ...(contract ? slipDiscrepancies(certificate, contract, 'contract') : []).filter(
      ({ onCertificate, shouldBe }) =>
        known?.includes(normal(onCertificate)) !== true &&
        ![...fromPolicy, ...(against?.discrepancies ?? [])].some((each) => each.shouldBe.includes(shouldBe)),
    ),
    ...missingSignature(certificate, source),
    ...endedTerms(certificate, rows, { today, source }),
  ].filter((each, _, all) => !all.some((other) => settles(other, each) || isTheDuty(other, each)))
  const joined = joinedLimits(discrepancies)
  const order = { high: 0, medium: 1, low: 2 }
  return {
    discrepancies: joined.toSorted((a, b) => order[a.severity] - order[b.severity]),
    missingLines: against?.missingLines ?? [],
    agreeing,
    unchecked,
    hasLimits: shown.some(
      ({ amount, standing, item }) =>
        (amount !== null || (standing === 'included' && item !== null)) && !priceKeys.has(item?.key ?? ''),
    ),
  }
}

/** Limits of one line that are wrong alike are one error: "Umbrella each occurrence and aggregate". */
function joinedLimits(found: readonly Discrepancy[]): Discrepancy[] {
  const groups = Map.groupBy(found, ({ field, source, onCertificate, shouldBe, certificate }) => {
    const line = /^(?:Umbrella|Employers liability)\b|^.+(?=, each$|, aggregate$)/.exec(field)?.[0]
    const amounts = [moneyIn(onCertificate), moneyIn(shouldBe) ?? (line && shouldBe)]
    const words = line ?? certificate?.quote
    return words && amounts.every((amount) => amount != null) ? [words, source, ...amounts].join(' ') : {}
  })
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    // The three limits of employers liability are one error only together.
    if (group.length === 2 && /^(?:Employers liability|E\.?L\.?)\b/.test(first.field)) return group
    const names = others.map(({ field }) =>
      field.replace(/^(?:Umbrella |Employers liability,? |.+, (?=each$|aggregate$))/, ''),
    )
    return [{ ...first, field: [...new Set([first.field, ...names])].join(' and ') }]
  })
}

/** What a certificate withholds from its holder is the contract's demand, though the policy may have it. */
function isTheDuty(duty: Discrepancy, { field, source, onCertificate, shouldBe }: Discrepancy): boolean {
  return (
    duty.source === 'contract' &&
    source === 'policy' &&
    duty.field === field &&
    (field === 'Notice of cancellation'
      ? duty.shouldBe === shouldBe
      : /^(?:additional insured|waiver)/i.test(field) && /^(?:none|no?)\b/i.test(onCertificate))
  )
}

/** Whether a certificate that is corrected to its policy also has what the contract asks for. */
function settles(correction: Discrepancy, { field, source, shouldBe, certificate }: Discrepancy): boolean {
  if (correction.source === 'contract' || source === 'policy') return false
  const [real, asked] = [moneyIn(correction.shouldBe), moneyIn(shouldBe)]
  return (
    (certificate === null
      ? correction.field === field
      : correction.certificate?.quote === certificate.quote) &&
    asked !== null &&
    (real === null || real >= asked)
  )
}

function againstPolicy(
  whole: Reading,
  rows: readonly CoverageRow[],
  { policy, agreeing, unchecked }: { policy: Reading; agreeing: string[]; unchecked: Unchecked[] },
): Discrepancy[] {
  const { facts, statements: says, wording, hasWording } = readReviewedPolicy(policy)
  const { parts, elsewhere } = policyParts(policy, rows)
  const certificate = withoutRows(whole, elsewhere)
  const shown = withoutWorkers(readStatements(certificate))
  const found: Discrepancy[] = [
    ...identityDiscrepancies(certificate, shown, {
      facts,
      says,
      policy,
      agreeing,
      hasRows: parts.length > 0,
    }),
    ...rowDiscrepancies(certificate, parts, { shown, policy, facts, wording, agreeing }),
  ]
  const limits = compareLimits(shown, says, { policy, parts })
  agreeing.push(...limits.agreeing)
  unchecked.push(...limits.unchecked)
  const compared = new Set(limits.discrepancies.map((each) => each.certificate?.quote))
  return withoutRepeats([
    ...found,
    ...limits.discrepancies,
    ...wordingDiscrepancies(certificate, { policy, wording }),
    ...excludedClaims(
      certificate,
      shown.filter(({ quote }) => !compared.has(quote)),
      { policy, wording },
    ),
    ...claimDiscrepancies(certificate, policy),
    ...workersDiscrepancies(certificate, shown, policy),
    // The insured's own address has a comparison of its own.
    ...slipDiscrepancies(certificate, policy, 'policy').filter(
      (slip) => !found.some(({ shouldBe }) => shouldBe.includes(slip.shouldBe)),
    ),
    // Declarations alone cannot show that an endorsement is missing.
    ...(hasWording
      ? provisionDiscrepancies(certificate, shown, {
          policy,
          wording,
          insured: facts.scalars.insuredName.fact?.value ?? null,
          parts,
        })
      : []),
  ])
}

/** A certificate without the rows of other policies. */
export function withoutRows(certificate: Reading, rows: readonly CoverageRow[]): Reading {
  if (rows.length === 0) return certificate
  const numbers = new Set(rows.map(({ number }) => number.quote))
  const titles = new Set(rows.map(({ title }) => title))
  return {
    ...certificate,
    blocks: certificate.blocks
      .filter(({ headings }) => !headings.some((heading) => titles.has(heading)))
      .map((block) =>
        block.kind === 'table'
          ? { ...block, rows: block.rows.filter((row) => !row.some(({ text }) => numbers.has(text))) }
          : block,
      ),
  }
}

/** One sentence of the certificate that differs from one of the policy is told once. */
function withoutRepeats(found: readonly Discrepancy[]): Discrepancy[] {
  return found.filter(
    (each, at) =>
      !found
        .slice(0, at)
        .some(
          (other) =>
            other.certificate?.quote === each.certificate?.quote &&
            other.reference?.quote === each.reference?.quote &&
            other.onCertificate === each.onCertificate,
        ),
  )
}
