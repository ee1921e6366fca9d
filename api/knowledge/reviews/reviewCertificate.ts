import type { Reading } from '../../reading/index.ts'
import { type CoverageRow, coverageRows, policyParts } from './coverageRows.ts'
import { endedTerms, type EndingTerm, endingSoon, renewalsDue } from './endedTerms.ts'
import { rowDiscrepancies } from './rowDiscrepancies.ts'
import { claimDiscrepancies, missingSignature } from './claimDiscrepancies.ts'
import { certificateBoxes } from './certificateBoxes.ts'
import { certificateForm } from './certificateForm.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { identityDiscrepancies } from './identityDiscrepancies.ts'
import { wordingDiscrepancies } from './wordingDiscrepancies.ts'
import { describedExclusions } from './describedExclusions.ts'
import { typedExclusions } from './certificateExclusions.ts'
import type { Discrepancy, Place } from './discrepancy.ts'
import { compareLimits, type Unchecked } from './compareLimits.ts'
import { provisionDiscrepancies } from './provisionDiscrepancies.ts'
import { statementsAtPremises } from './statementsAtPremises.ts'
import { interestDiscrepancies } from './interestDiscrepancies.ts'
import { policySentences } from './coverageTerms.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { shownValues } from './shownValues.ts'
import { priceKeys } from './tableStatements.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { weighedClaims } from './weighedClaims.ts'
import { slipDiscrepancies } from './slipDiscrepancies.ts'
import { workersDiscrepancies } from './workersDiscrepancies.ts'
import { amountsIn } from './limitsNamed.ts'
import { moneyIn } from './statement.ts'

export interface CertificateReview {
  readonly discrepancies: readonly Discrepancy[]
  /** Lines of business that the contract asks for and the certificate does not list: another certificate may. */
  readonly missingLines: readonly Discrepancy[]
  /** Provisions that the contract asks for, and that the certificate neither states nor has a box for. */
  readonly unstated: readonly Discrepancy[]
  /** Policies that expire before the work or the term of the contract ends: their renewals have to be certified then. */
  readonly renewals: readonly Discrepancy[]
  /** Policies that expire within a month. */
  readonly endingSoon: readonly EndingTerm[]
  /** What it excludes in words of its own, though neither the policy nor the contract decides whether it matters. */
  readonly exclusions: readonly Place[]
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
  const shown = shownValues(certificate)
  const rows = coverageRows(certificate)
  const agreeing: string[] = []
  const unchecked: Unchecked[] = []
  const against = contract
    ? certificateAgainstContract(certificate, shown, { asRead: read, contract, policy, today })
    : null
  const source = contract ? 'contract' : 'policy'
  const fromPolicy = policy
    ? againstPolicy(certificate, rows, { asRead: read, policy, agreeing, unchecked })
    : []
  const known = policy && normal(textOf(policy))
  const slips = (contract ? slipDiscrepancies(certificate, contract, 'contract') : []).filter(
    ({ onCertificate, shouldBe }) =>
      known?.includes(normal(onCertificate)) !== true &&
      !(against?.discrepancies ?? []).some((each) => each.shouldBe.includes(shouldBe)),
  )
  // How the holder is written is for the contract to say.
  const policies = fromPolicy.filter(
    ({ field, onCertificate }) =>
      !field.startsWith('Certificate holder') || !slips.some((slip) => slip.onCertificate === onCertificate),
  )
  const discrepancies = [
    ...policies,
    ...(against?.discrepancies ?? []),
    ...slips.filter(({ shouldBe }) => !policies.some((each) => each.shouldBe.includes(shouldBe))),
    ...missingSignature(certificate, source),
    ...endedTerms(certificate, rows, { shown, today, source }),
  ].filter((each, _, all) => !all.some((other) => isToldBefore(other, each)))
  const joined = joinedLimits(withDemands(discrepancies))
  const order = { high: 0, medium: 1, low: 2 }
  return {
    discrepancies: joined.toSorted((a, b) => order[a.severity] - order[b.severity]),
    missingLines: against?.missingLines ?? [],
    unstated: against?.unstated ?? [],
    renewals: contract ? renewalsDue(certificate, rows, { shown, today, contract }) : [],
    endingSoon: endingSoon(certificate, rows, { shown, today }),
    exclusions: typedExclusions(certificate).filter(
      ({ quote }) => !discrepancies.some((each) => each.certificate?.quote.includes(quote)),
    ),
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

/** A demand of the contract that is told as such, though the policy says part of it; what the policy gives by name is its own. */
function isToldBefore(told: Discrepancy, { field, source, shouldBe }: Discrepancy): boolean {
  if (field !== told.field || source === told.source) return false
  if (field === 'Additional insured' && told.shouldBe === shouldBe) return told.source === 'policy'
  // A box that the policy corrects is one error, whatever the contract asks for besides.
  if (/^(?:General aggregate applies per|Covered autos)$/.test(field)) return told.source === 'policy'
  return (
    told.source === 'contract' && (told.shouldBe === shouldBe || /^(?:Additional insured|Waiver)/.test(field))
  )
}

/** A limit that is neither the policy's nor enough for the contract is one error, which tells both. */
function withDemands(found: readonly Discrepancy[]): Discrepancy[] {
  return found.flatMap((each) => {
    if (found.some((other) => isCorrected(each, other))) return []
    const short = found.find(
      (other) =>
        isCorrected(other, each) && (moneyIn(each.shouldBe) ?? Infinity) < (moneyIn(other.shouldBe) ?? 0),
    )
    return [short ? { ...each, shouldBe: `${each.shouldBe} (${short.shouldBe} by the contract)` } : each]
  })
}

/** Whether a demand of the contract is about a limit that has to be corrected to the policy's anyway. */
function isCorrected(
  { field, source, shouldBe, certificate }: Discrepancy,
  correction: Discrepancy,
): boolean {
  if (source === 'policy' || correction.source !== 'policy' || moneyIn(shouldBe) === null) return false
  // A cell may list all limits of its line.
  const isOfOneLimit = certificate !== null && amountsIn(certificate.quote).length === 1
  return isOfOneLimit ? correction.certificate?.quote === certificate.quote : correction.field === field
}

function againstPolicy(
  whole: Reading,
  rows: readonly CoverageRow[],
  {
    asRead,
    policy,
    agreeing,
    unchecked,
  }: { asRead: Reading; policy: Reading; agreeing: string[]; unchecked: Unchecked[] },
): Discrepancy[] {
  const { facts, wording, hasWording, ...read } = readReviewedPolicy(policy)
  const { statements: says, sentences } = statementsAtPremises(
    { statements: read.statements, sentences: policySentences(policy) },
    facts.locations,
    textOf(whole),
  )
  const { parts, elsewhere } = policyParts(policy, rows)
  const certificate = withoutRows(whole, elsewhere)
  const shown = shownValues(certificate)
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
  const workers = workersDiscrepancies(certificate, shown, policy)
  const compared = new Set([...limits.discrepancies, ...workers].map((each) => each.certificate?.quote))
  const told = withoutRepeats([
    ...found,
    ...limits.discrepancies,
    ...wordingDiscrepancies(certificate, {
      boxes: certificateBoxes(certificate, shown, withoutRows(asRead, elsewhere)),
      shown,
      policy,
      wording,
      line: facts.scalars.lineOfBusiness.fact?.value ?? null,
    }),
    ...describedExclusions(
      certificate,
      shown.filter(({ quote }) => !compared.has(quote)),
      { policy, wording },
    ).filter((each) => !workers.some((other) => other.certificate?.quote === each.certificate?.quote)),
    ...claimDiscrepancies(certificate, policy, sentences),
    ...interestDiscrepancies(certificate, policy),
    ...workers,
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
  const claims = hasWording ? weighedClaims(certificate, policy) : []
  return [...told, ...claims.filter((claim) => !told.some((other) => isOfSameWords(claim, other)))]
}

/** Whether two findings are about the same words of the policy, or one about most of the certificate's words that the other is about. */
function isOfSameWords(a: Discrepancy, b: Discrepancy): boolean {
  const [short = '', long = ''] = [a, b]
    .map(({ certificate }) => certificate?.quote ?? '')
    .toSorted((x, y) => x.length - y.length)
  const isSameSource = a.reference !== null && a.reference.quote === b.reference?.quote
  return isSameSource || (short.length > 0 && long.includes(short) && short.length >= long.length / 3)
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
