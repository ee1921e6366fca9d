import { isSame } from '../../platform/index.ts'
import { noCertificateFacts } from './certificateFacts.ts'
import type { CertificateFacts } from './certificateFacts.ts'
import type { PolicyCoverage } from './policyCoverage.ts'
import { nextExpiration } from './nextExpiration.ts'
import type { PolicyTerms } from './policyTerms.ts'

/** A policy of an account. Moments are in milliseconds since the epoch. */
export interface BusinessPolicy extends PolicyTerms {
  readonly accountId: string
  /** The policy of the term before, which this one renews. */
  readonly renewalOfId: string | null
  /** The policy of the next term. */
  readonly renewedById: string | null
  readonly createdAt: number
  readonly updatedAt: number
  /** Counts the policy's changes from 1: who saves says which one they had before them. */
  readonly version: number
  /** Why the last change was made, in the words of who made it. The version makes each one new, the same words twice too. */
  readonly updateReason: { readonly version: number; readonly text: string } | null
  /** What certificates state about this term. A renewal starts without any: its forms may be others. */
  readonly certificateFacts: CertificateFacts
}

/** What a policy is until somebody says otherwise. */
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

/** A policy as older records have it, without what was added to policies since. */
type KeptPolicy = Partial<BusinessPolicy> & Pick<BusinessPolicy, 'accountId' | 'type'>

/** A policy with everything that was added to policies since it was kept. */
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

/** What staff may say of the policy, without what it is by itself. */
export function termsOf(policy: BusinessPolicy): PolicyTerms {
  return Object.fromEntries(fields.map((field) => [field, policy[field]])) as unknown as PolicyTerms
}

/** What a form says of a policy: any field may be missing. */
export type PolicyDraft = Drafted<Omit<PolicyTerms, 'coverages'>> & {
  readonly coverages?: readonly Drafted<PolicyCoverage>[] | null | undefined
}

type Drafted<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined }

/** The terms that a form gives, null included. */
export function saidTerms(form: PolicyDraft): PolicyDraft {
  const said = fields.map((field) => [field, form[field]] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

/** A new policy of the account, made at this moment. */
export function openedPolicy(
  accountId: string,
  terms: Pick<PolicyTerms, 'type'> & Partial<PolicyTerms>,
  at: number,
): BusinessPolicy {
  return wholePolicy({ ...terms, accountId, createdAt: at })
}

/** The policy with what is new, and why; the same one when nothing is. */
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

/** Why the policy cannot be renewed, in plain words; null when it can. */
export function refusalToRenew(
  policy: Pick<BusinessPolicy, 'state' | 'expiresAt' | 'renewedById'>,
): string | null {
  if (policy.renewedById !== null) return 'This policy has already been renewed.'
  if (policy.state === 'CANCELED') return 'This policy was canceled. Log a new one instead.'
  if (policy.expiresAt === null) return 'Enter the expiration date first. The next term starts on that day.'
  return null
}

/** The terms of the next term, as far as they are known before the carrier writes it. */
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

/** The policy linked with its next term, or with none any more. */
export function withNextTerm(policy: BusinessPolicy, renewedById: string | null, at: number): BusinessPolicy {
  return { ...policy, renewedById, updatedAt: at, version: policy.version + 1, updateReason: null }
}

/** What makes two policy numbers the same one: case, spaces and dashes apart. */
export function policyNumberKey(policyNumber: string): string {
  return policyNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
