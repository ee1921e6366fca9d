import { builder } from '../../graphql/index.ts'
import {
  BillingTypeEnum,
  LineOfBusinessEnum,
  PaymentIntervalEnum,
  PolicyMarketEnum,
  PolicyStateEnum,
  ProcessTypeEnum,
  SourceSubTypeEnum,
  SourceTypeEnum,
} from './businessPolicyEnums.ts'

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

const PolicyCoverageInput = builder.inputType('PolicyCoverageInput', {
  fields: (t) => ({
    name: t.string(),
    limit: t.field({ type: 'Money' }),
  }),
})

/** The fields of all policy forms. */
export function policyFields(t: Fields) {
  return {
    type: t.field({ type: LineOfBusinessEnum }),
    state: t.field({ type: PolicyStateEnum }),
    market: t.field({ type: PolicyMarketEnum }),
    carrierId: t.id(),
    brokerId: t.id({ description: 'The wholesale broker. Null clears.' }),
    quoteNumber: t.string(),
    policyNumber: t.string(),
    sourceType: t.field({
      type: SourceTypeEnum,
      description: 'Changing the type clears subtype, campaign, lead, referral source and notes.',
    }),
    sourceSubType: t.field({ type: SourceSubTypeEnum, description: 'Referrals and paid leads only.' }),
    sourceCampaignId: t.string({ description: 'Campaigns only.' }),
    sourceLeadId: t.string({ description: 'Paid leads only.' }),
    sourceAgencyUserId: t.id(),
    sourceReferralSourceId: t.string({ description: 'Referrals only.' }),
    sourceNotes: t.string(),
    sourceProcessType: t.field({ type: ProcessTypeEnum }),
    issuedAt: t.field({ type: 'Date' }),
    inforceAt: t.field({ type: 'Date' }),
    expiresAt: t.field({ type: 'Date' }),
    billingType: t.field({ type: BillingTypeEnum }),
    paymentIntervalType: t.field({ type: PaymentIntervalEnum }),
    premium: t.field({ type: 'Money' }),
    taxes: t.field({ type: 'Money' }),
    agencyFees: t.field({ type: 'Money' }),
    brokerFees: t.field({ type: 'Money' }),
    policyFees: t.field({ type: 'Money' }),
    otherFees: t.field({ type: 'Money' }),
    total: t.field({
      type: 'Money',
      description: 'The total shown in the form; rejected if it is not the sum.',
    }),
    estimatedCommission: t.field({ type: 'Money' }),
    commissionRate: t.float({
      description: 'Percent of the premium, with up to two decimals: 12.5. Determines the commission amount.',
    }),
    minimumEarnedPremium: t.field({ type: 'Money' }),
    coverages: t.field({
      type: [PolicyCoverageInput],
      description: 'Coverages and limits, as shown on certificates. Replaces the whole list.',
    }),
  }
}

export const BusinessPolicyInput = builder.inputType('BusinessPolicyInput', {
  description: 'For a new policy, absent fields default to `businessPolicyDefaults`.',
  fields: policyFields,
})
