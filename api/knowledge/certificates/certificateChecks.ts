import { unprintableSigns } from '../../documents/index.ts'
import { dayInWords, exactSizeOf, shifted } from '../../platform/index.ts'
import { type ProvisionKind, provisionsFor, provisionLabels } from '../policies/certificateFacts.ts'
import { lineOfBusinessLabels } from '../policies/policyTerms.ts'
import { unansweredQuestions } from '../policies/certificateQuestions.ts'
import type { CertificateOrder } from './certificate.ts'
import { cancellationMessage, lapseInWords } from '../policyFiles/cancellationNotice.ts'
import { askedBy, isAskedOn, isHolder, partiesAsking, provisionKinds } from './partiesAsking.ts'
import { provisionsDescribed, wordingProblems } from './certificateWording.ts'
import type { CertificateBasis, ShowablePolicy } from './certificateBasis.ts'

export const certificateCheckCodes = [
  'ACCOUNT_ADDRESS_MISSING',
  'BOXES_EMPTY',
  'HOLDER_LISTED_TWICE',
  'COLUMN_NOT_USED',
  'LIMIT_DIFFERS',
  'NO_POLICY_IN_FORCE',
  'POLICY_CANCELLATION',
  'POLICY_DATA_MISSING',
  'POLICY_EXPIRED',
  'POLICY_EXPIRES_SOON',
  'POLICY_LAPSE',
  'POLICY_NOT_IN_FORCE',
  'PROVISION_NOT_CONFIRMED',
  'TEXT_NOT_PRINTABLE',
  'TOO_MUCH_TO_SHOW',
  'WORDING_NOT_ALLOWED',
] as const
export type CertificateCheckCode = (typeof certificateCheckCodes)[number]

/** A finding to review before issuing a certificate. */
export interface CertificateCheck {
  readonly code: CertificateCheckCode
  /** Whether it blocks issuing. Other findings can be overridden by confirming. */
  readonly isBlocking: boolean
  readonly message: string
  /** Path of the input field it refers to. */
  readonly path: string | null
  /** The policy to review. */
  readonly policyId: string | null
  /** The provision that no policy is confirmed to provide, and for whom; absent from other findings. */
  readonly unconfirmed?: {
    readonly kind: ProvisionKind
    readonly parties: readonly string[]
    /** The policies that were to provide it, as displayed; absent if any may. */
    readonly on?: { readonly policyIds: readonly string[]; readonly titles: string }
  }
}

/** For a holder, only the name is checked: its fields have their own errors. */
export interface CheckedOrder extends Omit<CertificateOrder, 'holder'> {
  readonly holder: Pick<CertificateOrder['holder'], 'name'>
}

/** All problems with issuing this certificate, each worded as what to do. */
export function certificateChecks(order: CheckedOrder, basis: CertificateBasis): CertificateCheck[] {
  return [
    ...policyChecks(order, basis),
    ...lengthChecks(order, basis),
    ...addressChecks(basis),
    ...provisionChecks(order, basis),
    ...boxChecks(basis),
    ...wordingChecks(order),
    ...signChecks(order, basis),
  ]
}

function policyChecks(
  { policyIds }: CheckedOrder,
  { shown, lapsed, today }: CertificateBasis,
): CertificateCheck[] {
  const shownIds = new Set(shown.map(({ id }) => id))
  if (policyIds?.some((id) => !shownIds.has(id))) {
    const message = 'One of the chosen policies does not belong to this account. Choose again.'
    return [check('NO_POLICY_IN_FORCE', { isBlocking: true, path: 'policyIds', message })]
  }
  const checks = shown.flatMap((policy) => missingChecks(policy))
  const outOfForce = shown
    .filter(({ isInForce }) => !isInForce)
    .map((policy) =>
      check('POLICY_NOT_IN_FORCE', {
        isBlocking: true,
        path: 'policyIds',
        policyId: policy.id,
        message: `${policy.title} is not in force on ${dayInWords(today)}. Leave it out, or correct its status and dates.`,
      }),
    )
  const canceled = shown.flatMap(({ id, title, isInForce, cancellation }) =>
    isInForce && cancellation
      ? check('POLICY_CANCELLATION', {
          isBlocking: cancellation.effectiveOn !== null && cancellation.effectiveOn <= today,
          policyId: id,
          message: `${title}: ${cancellationMessage(cancellation, today)}. ${cancellation.reinstatement ? 'Mark the policy reinstated first.' : 'If it was reinstated, say so on the policy first.'}`,
        })
      : [],
  )
  const interrupted = shown.flatMap(({ id, title, lapses }) =>
    lapses.map((lapse) =>
      check('POLICY_LAPSE', {
        isBlocking: lapse.from <= today && today < lapse.to,
        policyId: id,
        message: `${title}: coverage lapsed from ${lapseInWords(lapse)}. The certificate shows the whole term; tell the holder if that matters to them.`,
      }),
    ),
  )
  const expired = lapsed.map(({ id, title, expiresAt, pendingRenewalId }) =>
    check('POLICY_EXPIRED', {
      policyId: pendingRenewalId ?? id,
      message:
        pendingRenewalId === null
          ? `${title} expired on ${dayInWords(expiresAt)} and has no renewal on record. It is left off the certificate.`
          : `${title} expired on ${dayInWords(expiresAt)}; its renewal is Pending. Set the renewal to Binding or Active. Until then it is left off the certificate.`,
    }),
  )
  const soon = shown
    .filter(({ isInForce, isRenewed, expiresAt }) => isInForce && !isRenewed && isSoon(expiresAt, today))
    .map(({ id, title, expiresAt }) =>
      check('POLICY_EXPIRES_SOON', {
        policyId: id,
        message: `${title} expires on ${dayInWords(expiresAt ?? today)}. Renew it first, or plan to send a new certificate.`,
      }),
    )
  if (shown.length > 0) return [...outOfForce, ...canceled, ...interrupted, ...checks, ...soon, ...expired]
  const message =
    policyIds === null
      ? 'No policy of this account is in force today. Log one, or correct the status and dates of an existing one.'
      : 'Choose at least one policy for the certificate to show.'
  const path = policyIds === null ? null : 'policyIds'
  return [check('NO_POLICY_IN_FORCE', { isBlocking: true, path, message }), ...expired]
}

/** A certificate that expires within this many days is of little use to its holder. */
const soonDays = 30

function isSoon(expiresAt: string | null, today: string): boolean {
  return expiresAt !== null && expiresAt > today && expiresAt <= shifted(today, soonDays)
}

/** What a certificate says about each policy. */
const needed = {
  policyNumber: 'its number',
  carrierName: 'its carrier',
  inforceAt: 'its in-force date',
  expiresAt: 'its expiration date',
} as const satisfies Partial<Record<keyof ShowablePolicy, string>>

function missingChecks(policy: ShowablePolicy): CertificateCheck[] {
  const fields = Object.entries(needed) as [keyof typeof needed, string][]
  const missing = fields.filter(([field]) => policy[field] === null).map(([, words]) => words)
  if (policy.coverages.length === 0) missing.push('its coverages with their limits')
  if (missing.length === 0) return []
  const message = `${policy.title} is missing ${list.format(missing)}. Add it to the policy.`
  return [check('POLICY_DATA_MISSING', { isBlocking: true, policyId: policy.id, message })]
}

/** Maximum number of coverages that fit in one KV record, whatever else the certificate says. */
const mostCoverages = 250

/** Maximum size of policies and description in a KV record, besides a certificate's names and addresses. */
const mostBytes = 58_000

function lengthChecks(
  { descriptionOfOperations }: CheckedOrder,
  { shown }: CertificateBasis,
): CertificateCheck[] {
  const count = shown.reduce((sum, { coverages }) => sum + coverages.length, 0)
  if (count <= mostCoverages) {
    if (exactSizeOf([shown, descriptionOfOperations]) <= mostBytes) return []
    const message = 'This does not fit on one certificate. Choose fewer policies, or shorten the description.'
    return [check('TOO_MUCH_TO_SHOW', { isBlocking: true, path: 'policyIds', message })]
  }
  const message = `A certificate shows up to ${mostCoverages} coverages; these policies have ${count}. Choose fewer policies.`
  return [check('TOO_MUCH_TO_SHOW', { isBlocking: true, path: 'policyIds', message })]
}

function addressChecks({ insured }: CertificateBasis): CertificateCheck[] {
  if (insured.address?.line1) return []
  const message = `${insured.name} has no mailing address on record. The certificate will show only the name.`
  return [check('ACCOUNT_ADDRESS_MISSING', { message })]
}

/** What is requested that no listed policy is confirmed to provide. */
function provisionChecks(order: CheckedOrder, { shown }: CertificateBasis): CertificateCheck[] {
  if (shown.length === 0) return []
  return provisionKinds.flatMap((kind) => {
    const isLacking = (party: string, { facts }: ShowablePolicy) =>
      provisionsFor(facts.provisions, kind, party).length === 0
    const asked = shown.filter(({ lineOfBusiness }) => isAskedOn(order, kind, lineOfBusiness))
    const isOnEach = kind === 'ADDITIONAL_INSURED' && Boolean(order.additionalInsuredLines)
    const parties = partiesAsking(order, kind).filter((party) =>
      isOnEach && asked.length > 0
        ? asked.some((policy) => isLacking(party, policy))
        : asked.every((policy) => isLacking(party, policy)),
    )
    if (parties.length === 0) return []
    const lacking = asked.filter((policy) => parties.some((party) => isLacking(party, policy)))
    const titles = list.format(
      lacking.length > 0
        ? lacking.map(({ title }) => title)
        : (order.additionalInsuredLines ?? []).map((line) => lineOfBusinessLabels[line]),
    )
    const on = lacking.length < shown.length ? { policyIds: lacking.map(({ id }) => id), titles } : null
    const isForHolder = parties.some((party) => isHolder(order, party))
    const forWhom = parties.length === 1 && isForHolder ? null : list.format(parties)
    const named = asked.flatMap(({ facts }) => facts.provisions.filter((other) => other.kind === kind))
    const others = named.map(({ partyName }) => partyName).filter((name) => name !== null)
    const found =
      others.length === 0
        ? `${provisionLabels[kind]} is not confirmed ${forWhom ? `for ${forWhom} ` : ''}on ${on?.titles ?? 'any policy listed'}.`
        : `${provisionLabels[kind]} is confirmed for ${list.format(others)}, not for ${forWhom ?? 'this holder'}.`
    const message = provisionsDescribed(order.descriptionOfOperations).has(kind)
      ? `${found} Only the description of operations states it: leave it out, or have the carrier endorse the policy.`
      : `${found} The certificate will not state it.${toFind}`
    const path = isForHolder ? askedBy[kind] : 'otherAdditionalInsureds'
    const unconfirmed = { kind, parties, ...(on && { on }) }
    return [check('PROVISION_NOT_CONFIRMED', { path, message, unconfirmed })]
  })
}

/** Boxes that would stay empty because the policy's facts are not specified. */
function boxChecks({ shown }: CertificateBasis): CertificateCheck[] {
  return shown.flatMap(({ id, title, lineOfBusiness, facts }) => {
    const unknown = unansweredQuestions(lineOfBusiness, facts)
    if (unknown.length === 0) return []
    const message = `${title} doesn’t say ${list.format(unknown)}. These boxes stay empty unless you fill in the policy’s certificate facts.`
    return [check('BOXES_EMPTY', { policyId: id, message })]
  })
}

function wordingChecks({ descriptionOfOperations }: CheckedOrder): CertificateCheck[] {
  return wordingProblems(descriptionOfOperations ?? '').map(({ phrase, why }) =>
    check('WORDING_NOT_ALLOWED', { path: 'descriptionOfOperations', message: `“${phrase}”: ${why}` }),
  )
}

/** Characters that print as boxes are unreadable on a certificate. */
function signChecks(
  { holder, otherAdditionalInsureds = [], descriptionOfOperations }: CheckedOrder,
  { insured }: CertificateBasis,
): CertificateCheck[] {
  const texts: readonly [noun: string, text: string, path: string | null][] = [
    ['The name of the holder', holder.name, 'holder.name'],
    ['The name of the insured', `${insured.name}${insured.dba ?? ''}`, null],
    ['The names of the additional insureds', otherAdditionalInsureds.join(''), 'otherAdditionalInsureds'],
    ['The description of operations', descriptionOfOperations ?? '', 'descriptionOfOperations'],
  ]
  return texts.flatMap(([noun, text, path]) => {
    const signs = unprintableSigns(text)
    if (signs.length === 0) return []
    const some = list.format(signs.slice(0, mostSigns))
    const message = `${noun} has characters that can’t be printed, such as ${some}. Write it in Latin letters.`
    return [check('TEXT_NOT_PRINTABLE', { path, message })]
  })
}

const mostSigns = 3

/** What to do about a provision that no document is known to show. */
export const toFind =
  ' Find the form in the policy and confirm it under Certificate facts, or ask the carrier for the endorsement.'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

function check(
  code: CertificateCheckCode,
  found: Partial<CertificateCheck> & Pick<CertificateCheck, 'message'>,
): CertificateCheck {
  return { code, isBlocking: false, path: null, policyId: null, ...found }
}
