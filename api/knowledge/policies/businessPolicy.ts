import { isSame } from '../../platform/index.ts'
import { noCertificateFacts } from './certificateFacts.ts'
import type { CertificateFacts } from './certificateFacts.ts'
import type { PolicyCoverage } from './policyCoverage.ts'
import type { LimitWords } from './policyLimit.ts'
import { nextExpiration } from './nextExpiration.ts'
import type { PolicyTerms } from './policyTerms.ts'

/** A policy of an account. Times are in milliseconds since the epoch. */
export interface BusinessPolicy extends PolicyTerms {
  readonly accountId: string
  /** The previous term's policy, which this one renews. */
  readonly renewalOfId: string | null
  /** The next term's policy. */
  readonly renewedById: string | null
  readonly createdAt: number
  readonly updatedAt: number
  /** The record's version, starting at 1; saving requires the version that was edited. */
  readonly version: number
  /** The user's reason for the last change. The version makes it unique even if repeated. */
  readonly updateReason: { readonly version: number; readonly text: string } | null
  /** What certificates state about this term. A renewal starts without any, since its forms may differ. */
  readonly certificateFacts: CertificateFacts
}

/** The defaults of a new policy. */
const unsaid = {
  state: 'UNKNOWN',
  market: null,
  carrierId: null,
  brokerId: null,
  quoteNumber: null,
  policyNumber: null,
  issuedAt: null,
  inforceAt: null,
  expiresAt: null,
  sourceType: null,
  sourceSubType: null,
  sourceCampaignId: null,
  sourceLeadId: null,
  sourceAgencyUserId: null,
  sourceReferralSourceId: null,
  sourceNotes: null,
  sourceProcessType: null,
  billingType: 'DIRECT',
  paymentIntervalType: 'ANNUAL',
  premium: 0,
  taxes: 0,
  agencyFees: 0,
  brokerFees: 0,
  policyFees: 0,
  otherFees: 0,
  estimatedCommission: null,
  minimumEarnedPremium: 0,
  coverages: [],
} as const satisfies Omit<PolicyTerms, 'type'>

const fields = ['type', ...Object.keys(unsaid)] as readonly (keyof PolicyTerms)[]

/** A policy as stored by earlier versions, without fields added since. */
type KeptPolicy = Partial<BusinessPolicy> & Pick<BusinessPolicy, 'accountId' | 'type'>

/** A policy with defaults for fields added since it was stored. */
export function wholePolicy(kept: KeptPolicy): BusinessPolicy {
  const { createdAt = 0, updatedAt = createdAt } = kept
  const added = {
    renewalOfId: null,
    renewedById: null,
    version: 1,
    updateReason: null,
    certificateFacts: noCertificateFacts,
  }
  return { ...unsaid, ...added, ...kept, createdAt, updatedAt }
}

/** The fields that staff can edit, without computed ones. */
export function termsOf(policy: BusinessPolicy): PolicyTerms {
  return Object.fromEntries(fields.map((field) => [field, policy[field]])) as unknown as PolicyTerms
}

/** A policy form's input: any field may be missing. */
export type PolicyDraft = Drafted<Omit<PolicyTerms, 'coverages'>> & {
  readonly coverages?:
    | readonly Drafted<PolicyCoverage & { readonly limitWords: LimitWords }>[]
    | null
    | undefined
}

type Drafted<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined }

/** The terms given in a form, including nulls. */
export function givenTerms(form: PolicyDraft): PolicyDraft {
  const given = fields.map((field) => [field, form[field]] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** A new policy of the account, created now. */
export function openedPolicy(
  accountId: string,
  terms: Pick<PolicyTerms, 'type'> & Partial<PolicyTerms>,
  at: number,
): BusinessPolicy {
  return wholePolicy({ ...terms, accountId, createdAt: at })
}

/** The policy with the changes and their reason; the same object if nothing changed. */
export function updatedPolicy(
  policy: BusinessPolicy,
  { terms, reason }: { terms: PolicyTerms; reason: string | null },
  at: number,
): BusinessPolicy {
  if (isSame(terms, termsOf(policy))) return policy
  const version = policy.version + 1
  const updateReason = reason === null ? null : { version, text: reason }
  return { ...policy, ...terms, updatedAt: at, version, updateReason }
}

/** The policy in force again, with what the carrier said about it. */
export function reinstatedPolicy(policy: BusinessPolicy, reason: string | null, at: number): BusinessPolicy {
  const version = policy.version + 1
  return {
    ...policy,
    state: policy.state === 'CANCELED' ? 'INFORCE' : policy.state,
    updatedAt: at,
    version,
    updateReason: reason === null ? null : { version, text: reason },
  }
}

/** Why the policy can't be renewed, in plain words; null if it can. */
export function refusalToRenew(
  policy: Pick<BusinessPolicy, 'state' | 'expiresAt' | 'renewedById'>,
): string | null {
  if (policy.renewedById !== null) return 'This policy has already been renewed.'
  if (policy.state === 'CANCELED') return 'This policy was canceled. Log a new one instead.'
  if (policy.expiresAt === null) return 'Enter the expiration date first. The next term starts on that day.'
  return null
}

/** The next term's terms, as far as known before the carrier issues it. */
export function renewalTerms(policy: BusinessPolicy): PolicyTerms {
  const { inforceAt, expiresAt } = policy
  return {
    ...termsOf(policy),
    state: 'PENDING',
    quoteNumber: null,
    policyNumber: null,
    issuedAt: null,
    inforceAt: expiresAt,
    expiresAt: expiresAt && nextExpiration({ inforceAt, expiresAt }),
  }
}

/** The policy linked to its next term, or unlinked. */
export function withNextTerm(policy: BusinessPolicy, renewedById: string | null, at: number): BusinessPolicy {
  return { ...policy, renewedById, updatedAt: at, version: policy.version + 1, updateReason: null }
}

/** Normalizes a policy number for comparison: ignores case, spaces and dashes. */
export function policyNumberKey(policyNumber: string): string {
  return policyNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
