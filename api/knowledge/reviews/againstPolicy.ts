import type { Reading } from '../../reading/index.ts'
import { answeredTerms, isAnswered } from './answeredTerms.ts'
import { certificateBoxes } from './certificateBoxes.ts'
import { claimDiscrepancies } from './claimDiscrepancies.ts'
import { claimedInFull } from './claimedInFull.ts'
import { compareLimits, type Unchecked } from './compareLimits.ts'
import { textOf } from './contractParties.ts'
import { type CoverageRow, policyParts } from './coverageRows.ts'
import { policySentences } from './coverageTerms.ts'
import { describedExclusions } from './describedExclusions.ts'
import { describedPlaces } from './describedPlaces.ts'
import type { Discrepancy } from './discrepancy.ts'
import { identityDiscrepancies } from './identityDiscrepancies.ts'
import { interestDiscrepancies, lenderDiscrepancy, mortgagedPlaces } from './interestDiscrepancies.ts'
import { lackingCoverages } from './lackingCoverages.ts'
import { datesInSentences } from './datesInSentences.ts'
import { unnamedInterest } from './unnamedInterest.ts'
import { promisedExclusions } from './promisedExclusions.ts'
import { provisionDiscrepancies } from './provisionDiscrepancies.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { lineName, shortName } from './lineName.ts'
import { rowDiscrepancies } from './rowDiscrepancies.ts'
import { shownValues } from './shownValues.ts'
import { slipDiscrepancies } from './slipDiscrepancies.ts'
import { statementsAtPremises } from './statementsAtPremises.ts'
import { tickedPerils } from './tickedPerils.ts'
import { untoldDeductible } from './untoldDeductible.ts'
import { weighedClaims } from './weighedClaims.ts'
import { withoutRows } from './withoutRows.ts'
import { wordingDiscrepancies } from './wordingDiscrepancies.ts'
import { workersDiscrepancies } from './workersDiscrepancies.ts'

/** What a certificate shows otherwise than one policy has it. */
export interface PolicyComparison {
  readonly discrepancies: readonly Discrepancy[]
  readonly agreeing: readonly string[]
  readonly unchecked: readonly Unchecked[]
  /** The rows that the policy says nothing of. */
  readonly elsewhere: readonly CoverageRow[]
}

/** Compares what a certificate shows of one policy with that policy. */
export function againstPolicy(
  whole: Reading,
  rows: readonly CoverageRow[],
  {
    asRead,
    policy,
    isOneOfSeveral,
  }: {
    /** The certificate before its boxes were recognized. */
    asRead: Reading
    policy: Reading
    /** Whether other rows of the certificate are compared with other policies. */
    isOneOfSeveral: boolean
  },
): PolicyComparison {
  const { facts, wording, hasWording, ...read } = readReviewedPolicy(policy)
  const { statements: says, sentences } = statementsAtPremises(
    { statements: read.statements, sentences: policySentences(policy) },
    facts.locations,
    textOf(whole),
  )
  const agreeing: string[] = []
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
    ...rowDiscrepancies(certificate, parts, {
      shown,
      policy,
      facts,
      wording,
      agreeing,
      isOneOfSeveral,
    }),
  ]
  const answers = answeredTerms(shown, policy, sentences)
  const limits = compareLimits(
    [...shown.filter((each) => !isAnswered(each)), ...tickedPerils(certificate)],
    says,
    { policy, facts, parts, certificate },
  )
  agreeing.push(...limits.agreeing)
  const workers = workersDiscrepancies(certificate, shown, { policy, asRead })
  const compared = new Set([...limits.discrepancies, ...workers].map((each) => each.certificate?.quote))
  const told = withoutRepeats([
    ...found,
    ...limits.discrepancies,
    ...wordingDiscrepancies(certificate, {
      boxes: certificateBoxes(
        certificate,
        shown,
        // Unrecognized boxes are those of any line.
        isOneOfSeveral ? certificate : withoutRows(asRead, elsewhere),
      ),
      shown,
      policy,
      wording,
      line: facts.scalars.lineOfBusiness.fact?.value ?? null,
      hasWording,
    }),
    ...describedExclusions(
      certificate,
      shown.filter(({ quote }) => !compared.has(quote)),
      { policy, wording },
    ).filter((each) => !workers.some((other) => other.certificate?.quote === each.certificate?.quote)),
    ...(hasWording
      ? lackingCoverages(
          shown.filter(({ quote }) => !compared.has(quote)),
          {
            policy,
            wording,
            says,
            isOfOnePolicy: elsewhere.length === 0 && (parts.length > 0 || rows.length < 2),
          },
        )
      : []),
    ...answers,
    ...untoldDeductible(shown, policySentences(certificate), sentences),
    ...claimDiscrepancies(certificate, policy, sentences).filter(
      (claim) =>
        !answers.some(
          (each) => each.certificate?.quote === claim.certificate?.quote || isSameSource(each, claim),
        ),
    ),
    ...claimedInFull(certificate, shown, { policy, wording }),
    ...describedPlaces(certificate, policy),
    ...interestDiscrepancies(certificate, policy),
    ...lenderDiscrepancy(certificate, policy),
    ...mortgagedPlaces(certificate, policy),
    ...unnamedInterest(certificate, policy),
    ...datesInSentences(certificate, policy),
    ...workers,
    // The insured's own address has a comparison of its own.
    ...slipDiscrepancies(certificate, policy, 'policy')
      .filter((slip) => !found.some(({ shouldBe }) => shouldBe.includes(slip.shouldBe)))
      .map((slip) =>
        facts.scalars.insuredAddress.fact?.value.includes(slip.shouldBe) && slip.field === 'Location address'
          ? { ...slip, field: 'Insured address' }
          : slip,
      ),
    // Declarations alone cannot show that an endorsement is missing.
    ...(hasWording
      ? provisionDiscrepancies(certificate, shown, {
          policy,
          wording,
          insured: facts.scalars.insuredName.fact?.value ?? null,
          parts,
        }).filter((each) => !found.some((other) => isOfSameMark(each, other)))
      : []),
  ])
  const claims = hasWording ? weighedClaims(certificate, policy) : []
  const weighed = claims.filter((claim) => !told.some((other) => isOfSameWords(claim, other)))
  const promised = promisedExclusions(certificate, { policy, wording }).filter(
    (each) =>
      // The sentence may have other errors.
      ![...told, ...weighed].some(
        (other) => isOfSameWords(each, other) && (isDescribed(other) || isSameSource(each, other)),
      ),
  )
  const discrepancies = [...told, ...weighed, ...promised]
  const [row, ...others] = rows
  return {
    discrepancies:
      isOneOfSeveral && row && others.length === 0
        ? discrepancies.map((each) => ({ ...each, field: namedFor(row, each.field) }))
        : discrepancies,
    agreeing,
    unchecked: limits.unchecked,
    elsewhere,
  }
}

/** What a finding of one of several policies is about: "Workers compensation expiration date", "Waiver of subrogation (auto)". */
function namedFor(row: CoverageRow, field: string): string {
  if (/^(?:Policy (?:number|dates)|Effective date|Expiration date)$/.test(field))
    return `${lineName(row.title)} ${field.charAt(0).toLowerCase()}${field.slice(1)}`
  return /^(?:Additional insured|Waiver of subrogation|Primary and noncontributory|Coverage basis)$/.test(
    field,
  )
    ? `${field} (${shortName(row)})`
    : field
}

/** Whether two findings are about the same words of the policy, or one about most of the certificate's words that the other is about. */
function isOfSameWords(a: Discrepancy, b: Discrepancy): boolean {
  const [short = '', long = ''] = [a, b]
    .map(({ certificate }) => certificate?.quote ?? '')
    .toSorted((x, y) => x.length - y.length)
  return isSameSource(a, b) || (short.length > 0 && long.includes(short) && short.length >= long.length / 3)
}

/** Whether the mark of a row was told before: "Waiver of subrogation (GL)". */
function isOfSameMark({ field, certificate }: Discrepancy, told: Discrepancy): boolean {
  return told.field.startsWith(field) && told.certificate?.quote === certificate?.quote
}

function isSameSource(a: Discrepancy, b: Discrepancy): boolean {
  return a.reference !== null && a.reference.quote === b.reference?.quote
}

/** What the certificate says in words, and not as the value of a label. */
function isDescribed({ field }: Discrepancy): boolean {
  return field.includes(':')
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
