import type { Reading } from '../../reading/index.ts'
import { coverageRows } from './coverageRows.ts'
import { endedTerms, type EndingTerm, endingSoon, renewalsDue } from './endedTerms.ts'
import { againstPolicies, type Uncompared } from './againstPolicies.ts'
import { missingSignature } from './claimDiscrepancies.ts'
import { certificateForm } from './certificateForm.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { typedExclusions } from './certificateExclusions.ts'
import type { Discrepancy, Place } from './discrepancy.ts'
import type { Unchecked } from './compareLimits.ts'
import { shownValues } from './shownValues.ts'
import { priceKeys } from './tableStatements.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { slipDiscrepancies } from './slipDiscrepancies.ts'
import { amountsIn } from './limitsNamed.ts'
import { policySentences } from './coverageTerms.ts'
import { daysIn } from './policyWording.ts'
import { promisesNotice } from './promisesNotice.ts'
import { perils } from './likeWords.ts'
import { withPrintedBoxes } from './withPrintedBoxes.ts'
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
  /** The lines of the certificate whose policies it could not be compared with; empty without any policy. */
  readonly uncompared: readonly Uncompared[]
  /** The policies that the certificate was compared with, by their places among those given. */
  readonly compared: readonly number[]
  /** Whether any limit of the certificate could be read. */
  readonly hasLimits: boolean
}

/** Compares a certificate with the policies behind it, each line with its own, and with the contract that asks for it. */
export function reviewCertificate(
  printed: Reading,
  {
    policies,
    contract,
    today = null,
  }: {
    policies: readonly Reading[]
    contract: Reading | null
    /** The day on which the coverage has to be in force, beside the certificate's own. */
    today?: string | null
  },
): CertificateReview {
  const read = withPrintedBoxes(printed)
  const certificate = certificateForm(read)
  const shown = shownValues(certificate)
  const rows = coverageRows(certificate)
  const compared = againstPolicies(certificate, rows, { asRead: read, policies })
  const against = contract
    ? certificateAgainstContract(certificate, shown, {
        asRead: read,
        contract,
        policy: policies[compared.compared[0] ?? 0] ?? null,
        today,
      })
    : null
  const source = contract ? 'contract' : 'policy'
  const known = policies.map((policy) => normal(textOf(policy)))
  const slips = (contract ? slipDiscrepancies(certificate, contract, 'contract') : []).filter(
    ({ onCertificate, shouldBe }) =>
      !known.some((text) => text.includes(normal(onCertificate))) &&
      !(against?.discrepancies ?? []).some((each) => each.shouldBe.includes(shouldBe)),
  )
  // How the holder is written is for the contract to say.
  const fromPolicies = compared.discrepancies.filter(
    ({ field, onCertificate }) =>
      !field.startsWith('Certificate holder') || !slips.some((slip) => slip.onCertificate === onCertificate),
  )
  const discrepancies = [
    ...fromPolicies,
    ...(against?.discrepancies ?? []),
    ...slips.filter(({ shouldBe }) => !fromPolicies.some((each) => each.shouldBe.includes(shouldBe))),
    ...missingSignature(certificate, source),
    // A date that the policy corrects is that of no term.
    ...endedTerms(certificate, rows, { shown, today, source }).filter(
      (ended) => !fromPolicies.some((each) => isCorrectedDate(each, ended)),
    ),
  ].filter((each, _, all) => !all.some((other) => isToldBefore(other, each)))
  const joined = joinedLimits(withDemands(discrepancies)).map((each) => withPromise(each, policies))
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
    agreeing: compared.agreeing,
    unchecked: compared.unchecked,
    uncompared: compared.uncompared,
    compared: compared.compared,
    hasLimits: shown.some(
      ({ amount, standing, item }) =>
        (amount !== null || (standing === 'included' && item !== null)) && !priceKeys.has(item?.key ?? ''),
    ),
  }
}

/** Days of notice that only the contract asks for: a corrected certificate may promise no more than the policies do. */
function withPromise(each: Discrepancy, policies: readonly Reading[]): Discrepancy {
  const isPromised = policies.some((policy) =>
    policySentences(policy).some(({ quote }) => promisesNotice(quote)),
  )
  return each.field !== 'Notice of cancellation' ||
    each.source !== 'contract' ||
    policies.length === 0 ||
    isPromised
    ? each
    : { ...each, shouldBe: `${each.shouldBe}, which no policy promises` }
}

function isCorrectedDate({ field, onCertificate }: Discrepancy, ended: Discrepancy): boolean {
  return /expiration date|policy dates/i.test(field) && onCertificate.includes(ended.onCertificate)
}

/** What is wrong alike in the same words is one error: "Umbrella each occurrence and aggregate". */
function joinedLimits(found: readonly Discrepancy[]): Discrepancy[] {
  const groups = Map.groupBy(found, ({ field, source, onCertificate, shouldBe, certificate, reference }) => {
    if (/\bdeductible$/i.test(field) && reference && !perils.test(reference.quote))
      return ['kept', reference.quote, onCertificate, shouldBe].join(' ')
    const line = /^(?:Umbrella|Employers liability)\b|^.+(?=, each$|, aggregate$)/.exec(field)?.[0]
    const amounts = [moneyIn(onCertificate), moneyIn(shouldBe) ?? (line && shouldBe)]
    // One sentence of the source may set all limits of a line; rows of their own are errors of their own.
    const isTogether = line !== undefined && reference !== null && amountsIn(reference.quote).length !== 1
    const words = /, (?:each|aggregate)$/.test(field)
      ? line
      : isTogether
        ? `${line} ${reference.quote}`
        : certificate?.quote
    return words && amounts.every((amount) => amount != null) ? [words, source, ...amounts].join(' ') : {}
  })
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    // The three limits of employers liability are one error only together.
    if (group.length === 2 && /^(?:Employers liability|E\.?L\.?)\b/.test(first.field)) return group
    if (others.length > 0 && group.every(({ field }) => /\bdeductible$/i.test(field)))
      return [{ ...first, field: 'Deductible' }]
    const names = others.map(({ field }) =>
      field.replace(/^(?:Umbrella |Employers liability,? |.+, (?=each$|aggregate$))/, ''),
    )
    return [{ ...first, field: [...new Set([first.field, ...names])].join(' and ') }]
  })
}

/** A demand of the contract that is told as such, though the policy says part of it; what the policy gives by name is its own. */
function isToldBefore(told: Discrepancy, { field, source, shouldBe }: Discrepancy): boolean {
  if (field !== told.field || source === told.source) return false
  // As many days as the contract asks for are one error; that nobody but the insured is told is another.
  if (field === 'Notice of cancellation')
    return told.source === 'contract' && daysIn(shouldBe) === daysIn(told.shouldBe)
  if (field === 'Additional insured' && told.shouldBe === shouldBe) return told.source === 'policy'
  // A box or a number that the policy corrects is one error, whatever the contract says besides.
  if (/^(?:General aggregate applies per|Covered autos|VIN|.+ number)$/.test(field))
    return told.source === 'policy'
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
