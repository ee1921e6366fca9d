import type { Reading } from '../../reading/index.ts'
import {
  aggregatesIn,
  claimsBasisIn,
  coveredAutosIn,
  quotesOf,
  rowsOf,
  type StatedBasis,
} from '../facts/coverageBasis.ts'
import { aggregatePerLabels, type ClaimsBasis } from '../policies/certificateFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { autoWords, type CertificateBoxes } from './certificateBoxes.ts'
import { holderOf, partyOf } from './certificateCells.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { judgeNotice } from './judgeNotice.ts'
import { daysIn, type PolicyWording, type Provision } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** What a certificate claims in words and its policy does not say. */
export function wordingDiscrepancies(
  certificate: Reading,
  {
    boxes,
    shown,
    policy,
    wording,
    line,
    hasWording,
  }: {
    boxes: CertificateBoxes
    shown: readonly Statement[]
    policy: Reading
    wording: PolicyWording
    line: LineOfBusiness | null
    /** Whether the policy has the wording of its endorsements, not only declarations. */
    hasWording: boolean
  },
): Discrepancy[] {
  return [
    ...triggerDiscrepancy(certificate, shown, policy),
    ...autoDiscrepancy(boxes, policy),
    ...aggregateDiscrepancy(boxes, { policy, line }),
    ...noticeDiscrepancy(certificate, policy, { wording, hasWording }),
  ]
}

const basisNames = { OCCURRENCE: 'occurrence', CLAIMS_MADE: 'claims-made' } as const

/** Occurrence on the certificate, claims-made in the policy, or the other way round. */
function triggerDiscrepancy(
  certificate: Reading,
  shown: readonly Statement[],
  policy: Reading,
): Discrepancy[] {
  const own = claimsBasisIn(quotesOf(policy)) ?? claimsBasisIn(rowsOf(policy))
  const claimed = labeledBasis(shown) ?? claimsBasisIn(quotesOf(certificate))
  if (!claimed || !own || claimed.value === own.value) return []
  // As the certificate calls it: "Coverage trigger".
  const label = shown.find(({ text }) => text.length > 3 && claimed.said.text.includes(text))?.label ?? ''
  return [
    differs(/\b(?:trigger|basis|form)\b/i.test(label) ? label : 'Coverage basis', claimed.said, own.said, {
      onCertificate: basisNames[claimed.value],
      shouldBe: basisNames[own.value],
      severity: 'high',
    }),
  ]
}

/** "Basis of coverage | Occurrence": the one answer of the rows that are labeled so. */
function labeledBasis(shown: readonly Statement[]): StatedBasis<ClaimsBasis> | null {
  const rows = shown.filter(({ label, text }) => isBasis.test(label) && basisAnswer.test(text))
  const [first, ...others] = rows.map((said): StatedBasis<ClaimsBasis> => ({
    value: /^occ/i.test(said.text) ? 'OCCURRENCE' : 'CLAIMS_MADE',
    said,
  }))
  return first && others.every(({ value }) => value === first.value) ? first : null
}

const isBasis = /^(?:(?:coverage|policy|insurance) )?(?:basis|trigger|form)(?: of (?:coverage|insurance))?$/i
const basisAnswer = /^(?:occurrence|claims[- ]made)\b(?!.*\b(?:occurrence|claims[- ]made)\b)/i

/** The boxes for autos against the symbols of the policy. */
function autoDiscrepancy({ autos: shown }: CertificateBoxes, policy: Reading): Discrepancy[] {
  const own = coveredAutosIn(rowsOf(policy))
  if (!shown || !own) return []
  const { symbols, names, boxes: right, covers } = own.value
  const isOver = [...shown.values].some((kind) => !covers.has(kind))
  // "Any auto" leaves nothing for the other boxes to say.
  const isUnder = !shown.values.has('ANY') && right.some((kind) => !shown.values.has(kind))
  if (!isOver && !isUnder) return []
  const isAny = shown.values.has('ANY')
  return [
    differs(isAny ? 'Covered autos: any auto' : 'Covered autos', shown.words, own.said, {
      onCertificate: isAny ? 'any auto' : [...shown.values].map((kind) => autoWords[kind]).join(', '),
      shouldBe: right.includes('ANY')
        ? `any auto (symbol ${symbols})`
        : `${names.length > 1 ? 'symbols' : 'symbol'} ${symbols}: ${names.join(', ')}`,
      severity: isOver ? 'high' : 'medium',
    }),
  ]
}

/** What the general aggregate is shown to apply to, against what the policy's declarations and endorsements say. */
function aggregateDiscrepancy(
  { aggregatePer }: CertificateBoxes,
  { policy, line }: { policy: Reading; line: LineOfBusiness | null },
): Discrepancy[] {
  // The general liability policy beneath an umbrella is another one.
  if (aggregatePer === null || line === 'UMBRELLA' || line === 'EXCESS') return []
  const given = aggregatesIn(rowsOf(policy))
  const [own] = given
  if (given.some(({ value }) => aggregatePer.values.has(value))) return []
  const onCertificate = [...aggregatePer.values].map((each) => aggregatePerLabels[each]).join(', ')
  if (own)
    return [
      differs('General aggregate applies per', aggregatePer.words, own.said, {
        onCertificate,
        shouldBe: aggregatePerLabels[own.value],
        severity: aggregatePer.values.has('POLICY') ? 'medium' : 'high',
      }),
    ]
  const [extra] = [...aggregatePer.values].filter((each) => each !== 'POLICY')
  const about = extra && new RegExp(String.raw`\b${aggregatePerLabels[extra]}`, 'i')
  const all = quotesOf(policy)
  if (!about || all.length === 0 || all.some(({ text }) => about.test(text) && isOfAggregate.test(text)))
    return []
  return [
    {
      field: `Aggregate per ${aggregatePerLabels[extra].toLowerCase()}`,
      onCertificate: 'yes',
      shouldBe: `no per-${aggregatePerLabels[extra].toLowerCase()} endorsement in the policy`,
      source: 'policy',
      severity: 'high',
      certificate: aggregatePer.words,
      reference: null,
    },
  ]
}

const isOfAggregate = /\baggregate\b/i

const promisesNotice =
  /\b(?:you|holders?|addressee|notice to|written notice|days['’]? (?:written )?notice)\b/i
const ofInsured = /\b(?:first )?named insured\b|\bto the insured\b|as the policy provides|per policy/i

const owesOthers =
  /\b(?:mail|send|give|deliver|notify)\b.{0,80}\b(?:entit(?:y|ies)|certificate holders?|part(?:y|ies) (?:above|shown|listed|named|scheduled)|(?:person|organization)s?\b.{0,20}\b(?:above|shown|listed|named|scheduled))\b|\bdesignated (?:entity|party|organization)\b.{0,30}\bnotice\b/i

/** Notice of cancellation that the certificate promises its holder and the policy does not. */
function noticeDiscrepancy(
  certificate: Reading,
  policy: Reading,
  { wording, hasWording }: { wording: PolicyWording; hasWording: boolean },
): Discrepancy[] {
  const promise = quotesOf(certificate).find(
    ({ text }) =>
      /\bcancel|\bnotice\b/i.test(text) &&
      promisesNotice.test(text) &&
      !ofInsured.test(text) &&
      firstDays(text) !== null,
  )
  const days = promise ? firstDays(promise.text) : null
  if (!promise || days === null) return []
  const own = quotesOf(policy)
  const nonpayment = own.find(({ text }) => /\bno notice\b.{0,60}nonpayment/i.test(text))
  if (nonpayment && /\bnonpayment|non-payment/i.test(promise.text))
    return [
      differs('Notice of cancellation', promise, nonpayment, {
        onCertificate: promise.text,
        severity: 'medium',
      }),
    ]
  const others = scheduledOthers(certificate, wording)
  if (others)
    return [
      differs(
        'Notice of cancellation',
        promise,
        { ...others, text: others.quote },
        {
          onCertificate: `${days} days to the certificate holder`,
          shouldBe: `notice to ${others.names.join(' and ')} only`,
          severity: 'high',
        },
      ),
    ]
  const given = wording.notice.find((each) => each.days !== null)
  if (given?.days != null && given.days !== days)
    return [
      differs(
        'Notice of cancellation',
        promise,
        { ...given, text: given.quote },
        {
          onCertificate: `${days} days`,
          shouldBe: `${given.days} days`,
          severity: 'medium',
        },
      ),
    ]
  // A policy that promises notice to another party proves nothing until that party is known.
  if (own.some(({ text }) => owesOthers.test(text))) return []
  const { status } = judgeNotice(
    { days, quote: promise.text },
    { wording, sentences: [] },
    { roles: new Map(), text: '', insured: null },
  )
  // Without a provision of its own the policy's condition decides, which is for the insured alone.
  const condition =
    own.find(({ text }) =>
      /\bno (?:other )?(?:person|party)\b.{0,40}\bnotice\b|\bnotice\b.{0,40}\bno (?:one|body|person|party)\b|\bwithout obligation\b/i.test(
        text,
      ),
    ) ??
    own.find(
      ({ text }) =>
        (/\bcancel/i.test(text) && /\b(?:insured|assured|you)\b/i.test(text) && firstDays(text) !== null) ||
        /\b(?:persons? to be notified|other part(?:y|ies))\b.{0,30}\bnone\b/i.test(text),
    )
  if (
    hasWording &&
    !own.some(({ text }) => /\bcancel|\bdays before\b|\bnotice to (?:others|third|designated)/i.test(text))
  )
    return [
      {
        field: 'Notice of cancellation',
        onCertificate: `${days} days`,
        shouldBe: 'no endorsement of the policy gives notice to the certificate holder',
        source: 'policy',
        severity: 'medium',
        certificate: promise,
        reference: null,
      },
    ]
  if (status !== 'not met' || !condition) return []
  // A promise to nobody in particular repeats what the policy says to its insured.
  const isKnown = own.some(({ text }) => /\bcancel/i.test(text) && firstDays(text) === days)
  if (isKnown && !/\b(?:holders?|addressee|you|them|your)\b/i.test(promise.text)) return []
  return [
    differs('Notice of cancellation', promise, condition, {
      onCertificate: `${days} days to the certificate holder`,
      severity: 'medium',
    }),
  ]
}

/** A notice provision whose schedule names others than the holder of the certificate, and nobody besides. */
function scheduledOthers(certificate: Reading, { notice }: PolicyWording): Provision | null {
  const [first] = notice
  const holder = normal(partyOf(holderOf(certificate)?.text ?? ''))
  const isNamed = ({ whole, names }: Provision) => {
    const known = new Set(normal(`${whole} ${names.join(' ')}`).split(' '))
    // A slip in the name of the holder is another error.
    return holder.split(' ').filter((word) => word.length > 3 && known.has(word)).length > 1
  }
  const areOthers = notice.every(
    (each) =>
      !each.isBlanket && each.names.length > 0 && each.names.every((name) => namesIn(name).length > 0),
  )
  return first && holder !== '' && areOthers && !notice.some(isNamed) ? first : null
}

/** The longest notice of a sentence, without what it says of nonpayment. */
function firstDays(text: string): number | null {
  return daysIn(
    text.replace(
      /,? ?\(?(?:or )?(?:\d+|ten) (?:days )?(?:if|for|when)[^,.;]*(?:pa(?:y|id)|premium)[^,.;]*/gi,
      '',
    ),
  )
}
