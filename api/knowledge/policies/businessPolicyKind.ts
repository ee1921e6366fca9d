import { defineKind, folded, missingLast } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import { policyNumberKey, wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { expiryKeys } from './policyExpiration.ts'
import type { LineOfBusiness } from './policyTerms.ts'
import { specialtyOf, type Specialty } from './specialtyOf.ts'

/** Fields only a single policy's screens show: loaded with its record, not kept in memory for all. */
export type PolicyRest = Pick<
  BusinessPolicy,
  | 'quoteNumber'
  | 'issuedAt'
  | 'coverages'
  | 'updateReason'
  | 'certificateFacts'
  | Extract<keyof BusinessPolicy, `source${string}`>
>

/** The fields that lists and lookups need. */
export interface BusinessPolicyRow extends Row, Omit<BusinessPolicy, keyof PolicyRest> {
  /** The policy number with and without punctuation, folded; empty if there is none. */
  readonly words: string
  /** Whether it lists a coverage of owned autos, which a package may. */
  readonly insuresAutos: boolean
  /** The other lines whose coverages a package or business owners policy lists. */
  readonly includes: readonly LineOfBusiness[]
  /** What it insures, if its line has no name of its own: a home, equipment. */
  readonly specialty: Specialty | null
}

/** Key for policies without a carrier under the relation `carrier`. */
export const noCarrier = 'none'

/** Policies by ID, account and each list filter. */
export const businessPolicyKind = defineKind({
  name: 'businessPolicy',
  prefix: 'bp',
  row: toRow,
  text: ({ words }) => words,
  // Two indexes each, because rows without a date or number come last in both directions.
  orders: {
    expiresFirst: missingLast((row) => row.expiresAt, 1),
    expiresLast: missingLast((row) => row.expiresAt, -1),
    numberFirst: missingLast((row) => row.policyNumber, 1),
    numberLast: missingLast((row) => row.policyNumber, -1),
    premium: (a, b) => a.premium - b.premium,
    updated: (a, b) => a.updatedAt - b.updatedAt,
  },
  search: ({ policyNumber }) =>
    policyNumber ? { name: policyNumber, identifiers: [policyNumberKey(policyNumber)] } : null,
  relations: {
    account: ({ accountId }) => accountId,
    state: ({ state }) => state,
    type: ({ type }) => type,
    carrier: ({ carrierId }) => carrierId ?? noCarrier,
    broker: ({ brokerId }) => brokerId,
    expiry: expiryKeys,
    policyNumber: ({ policyNumber }) => (policyNumber ? policyNumberKey(policyNumber) : null),
  },
})

/** Whether a policy lists a coverage of owned autos. Many policies include hired and non-owned autos only. */
export function insuresAutos({ coverages }: Pick<BusinessPolicy, 'coverages'>): boolean {
  return coverages.some(
    ({ name }) =>
      /\bauto(?:mobile)?s?\b|\bcombined single limit\b/i.test(name) &&
      !/\bhired\b|\bnon-? ?owned\b/i.test(name),
  )
}

/** The coverages by which a policy is known to include a line. */
const coveragesOf: readonly (readonly [LineOfBusiness, RegExp])[] = [
  ['CYBER', /\b(?:cyber|data (?:breach|compromise))\b/i],
  ['EMPLOYMENT_PRACTICES_LIABILITY', /\bemployment[- ](?:related )?practices\b/i],
  ['GENERAL_LIABILITY', /^(?:each occurrence|general aggregate)\b/i],
  ['PROPERTY', /^(?:buildings?|business personal property)\b/i],
  ['SHIPPING_AND_TRANSPORTATION', /\bcargo\b/i],
  ['UMBRELLA', /\b(?:umbrella|excess)\b/i],
]

function includedLines(policy: Pick<BusinessPolicy, 'type' | 'coverages'>): LineOfBusiness[] {
  if (policy.type !== 'PACKAGE' && policy.type !== 'BUSINESS_OWNERS') return []
  const listed = coveragesOf.filter(([, words]) => policy.coverages.some(({ name }) => words.test(name)))
  return [...listed.map(([line]) => line), ...(insuresAutos(policy) ? (['COMMERCIAL_AUTO'] as const) : [])]
}

function toRow(kept: BusinessPolicy, id: string): BusinessPolicyRow {
  const policy = wholePolicy(kept)
  return {
    id,
    accountId: policy.accountId,
    type: policy.type,
    insuresAutos: insuresAutos(policy),
    includes: includedLines(policy),
    specialty: specialtyOf(policy),
    state: policy.state,
    market: policy.market,
    carrierId: policy.carrierId,
    brokerId: policy.brokerId,
    policyNumber: policy.policyNumber,
    inforceAt: policy.inforceAt,
    expiresAt: policy.expiresAt,
    billingType: policy.billingType,
    paymentIntervalType: policy.paymentIntervalType,
    premium: policy.premium,
    taxes: policy.taxes,
    agencyFees: policy.agencyFees,
    brokerFees: policy.brokerFees,
    policyFees: policy.policyFees,
    otherFees: policy.otherFees,
    estimatedCommission: policy.estimatedCommission,
    minimumEarnedPremium: policy.minimumEarnedPremium,
    renewalOfId: policy.renewalOfId,
    renewedById: policy.renewedById,
    createdAt: policy.createdAt,
    updatedAt: policy.updatedAt,
    version: policy.version,
    words: wordsOf(policy),
  }
}

function wordsOf({ policyNumber }: BusinessPolicy): string {
  return policyNumber ? folded(`${policyNumber}\n${policyNumberKey(policyNumber)}`) : ''
}
