import { defineKind, folded, missingLast } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import { policyNumberKey, wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { expiryKeys } from './policyExpiration.ts'

/** What only the screens of a single policy show: read with its record, not kept in memory for all of them. */
export type PolicyRest = Pick<
  BusinessPolicy,
  | 'quoteNumber'
  | 'issuedAt'
  | 'coverages'
  | 'updateReason'
  | 'certificateFacts'
  | Extract<keyof BusinessPolicy, `source${string}`>
>

/** What lists and lookups need of a policy. */
export interface BusinessPolicyRow extends Row, Omit<BusinessPolicy, keyof PolicyRest> {
  /** The policy number as it is written and as it is typed, folded; empty when there is none. */
  readonly words: string
}

/** The key under the relation `carrier` of the policies that nobody has said it of. */
export const noCarrier = 'none'

/** Policies by id, by account, and by whatever the list is narrowed to. */
export const businessPolicyKind = defineKind({
  name: 'businessPolicy',
  prefix: 'bp',
  row: toRow,
  text: ({ words }) => words,
  // Two orderings each, because rows without a date or number come last in both directions.
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

function toRow(kept: BusinessPolicy, id: string): BusinessPolicyRow {
  const policy = wholePolicy(kept)
  return {
    id,
    accountId: policy.accountId,
    type: policy.type,
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
