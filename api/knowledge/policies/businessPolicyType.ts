import { agencyToday, AgencyUserType, userOf } from '../../identity/index.ts'
import { builder, Node, nodeRef, Permission, permission } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import {
  BillingTypeEnum,
  LineOfBusinessEnum,
  PaymentIntervalEnum,
  PolicyLimitWordsEnum,
  PolicyMarketEnum,
  PolicyStandingEnum,
  PolicyStateEnum,
  ProcessTypeEnum,
  SourceSubTypeEnum,
  SourceTypeEnum,
} from './businessPolicyEnums.ts'
import { refusalToRenew } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { CarrierType } from '../carriers/carrierType.ts'
import { policyHistory, PolicyVersionType } from './businessPolicyHistory.ts'
import { loadedPolicy } from './loadedPolicy.ts'
import { nextExpiration } from './nextExpiration.ts'
import type { PolicyCoverage } from './policyCoverage.ts'
import { rateOf, totalOf } from './policyMoney.ts'
import { standingOf } from './policyStanding.ts'
import { settableStates } from './policyStateRules.ts'
import { policyLabel, policyTitle } from './specialtyOf.ts'

const PolicyPricing = builder.objectRef<BusinessPolicyRow>('BusinessPolicyPricing').implement({
  description: 'What the client pays for the term, and what the agency earns.',
  fields: (t) => ({
    total: t.field({ type: 'Money', description: 'Premium, taxes and all fees.', resolve: totalOf }),
    premium: t.expose('premium', { type: 'Money' }),
    taxes: t.expose('taxes', { type: 'Money' }),
    agencyFees: t.expose('agencyFees', { type: 'Money' }),
    brokerFees: t.expose('brokerFees', { type: 'Money' }),
    policyFees: t.expose('policyFees', { type: 'Money' }),
    otherFees: t.expose('otherFees', { type: 'Money' }),
    estimatedCommission: t.expose('estimatedCommission', { type: 'Money', nullable: true }),
    commissionRate: t.float({
      nullable: true,
      description: 'Commission as a percentage of the premium, to two decimals; null if either is missing.',
      resolve: commissionRate,
    }),
    minimumEarnedPremium: t.expose('minimumEarnedPremium', { type: 'Money' }),
    billingType: t.expose('billingType', { type: BillingTypeEnum }),
    intervalType: t.expose('paymentIntervalType', { type: PaymentIntervalEnum }),
  }),
})

const PolicySource = builder.objectRef<BusinessPolicy>('BusinessPolicySource').implement({
  description: 'How the agency got the policy.',
  fields: (t) => ({
    type: t.expose('sourceType', { type: SourceTypeEnum, nullable: true }),
    subType: t.expose('sourceSubType', { type: SourceSubTypeEnum, nullable: true }),
    campaignId: t.exposeString('sourceCampaignId', { nullable: true }),
    leadId: t.exposeString('sourceLeadId', { nullable: true }),
    agencyUser: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ sourceAgencyUserId }, _, context) => userOf(context, sourceAgencyUserId),
    }),
    referralSourceId: t.exposeString('sourceReferralSourceId', { nullable: true }),
    notes: t.exposeString('sourceNotes', { nullable: true }),
    processType: t.expose('sourceProcessType', { type: ProcessTypeEnum, nullable: true }),
  }),
})

export const PolicyCoverageType = builder.objectRef<PolicyCoverage>('PolicyCoverage').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    limit: t.field({
      type: 'Money',
      nullable: true,
      description: 'Null if `limitWords` stand in place of an amount.',
      resolve: ({ limit }) => (typeof limit === 'number' ? limit : null),
    }),
    limitWords: t.field({
      type: PolicyLimitWordsEnum,
      nullable: true,
      resolve: ({ limit }) => (typeof limit === 'number' ? null : limit),
    }),
  }),
})

/** Represented by its row: lists read nothing else; fields of a single policy load the record. */
export const BusinessPolicyType = nodeRef('BusinessPolicy', businessPolicyKind)

BusinessPolicyType.implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: LineOfBusinessEnum }),
    label: t.string({
      description:
        'What people call the policy: its line of business, or a specialty like `Liquor Liability`.',
      resolve: policyLabel,
    }),
    title: t.string({
      description: 'What the policy is called among others: its label and number.',
      resolve: policyTitle,
    }),
    state: t.expose('state', {
      type: PolicyStateEnum,
      description: 'The status on record, regardless of dates.',
    }),
    standing: t.field({
      type: PolicyStandingEnum,
      description: 'Status as of today, for badges. A policy past its expiration and not renewed is lapsed.',
      resolve: (row, _, { agency, clock }) => standingOf(row, agencyToday(agency, clock.now())),
    }),
    settableStates: t.field({
      type: [PolicyStateEnum],
      description: 'States the viewer can set, including the current one.',
      resolve: ({ state }, _, { actor }) => settableStates(actor.type, state),
    }),
    market: t.expose('market', { type: PolicyMarketEnum, nullable: true }),
    carrier: t.field({
      type: CarrierType,
      nullable: true,
      resolve: ({ carrierId }, _, { agency }) => agency.table(carrierKind).get(carrierId) ?? null,
    }),
    broker: t.field({
      type: CarrierType,
      nullable: true,
      description: 'The wholesale broker the policy was placed through.',
      resolve: ({ brokerId }, _, { agency }) => agency.table(carrierKind).get(brokerId) ?? null,
    }),
    quoteNumber: t.string({
      nullable: true,
      resolve: async (row, _, context) => (await loadedPolicy(context, row)).policy.quoteNumber,
    }),
    policyNumber: t.exposeString('policyNumber', { nullable: true }),
    source: t.field({
      type: PolicySource,
      resolve: async (row, _, context) => (await loadedPolicy(context, row)).policy,
    }),
    issuedAt: t.field({
      type: 'Date',
      nullable: true,
      resolve: async (row, _, context) => (await loadedPolicy(context, row)).policy.issuedAt,
    }),
    inforceAt: t.expose('inforceAt', { type: 'Date', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'Date', nullable: true }),
    coverages: t.field({
      type: [PolicyCoverageType],
      description: 'Coverages and limits, as shown on certificates.',
      resolve: async (row, _, context) => [...(await loadedPolicy(context, row)).policy.coverages],
    }),
    pricing: t.field({ type: PolicyPricing, resolve: (row) => row }),
    account: t.field({
      type: AccountType,
      resolve({ id, accountId }, _, { agency }) {
        const account = agency.table(accountKind).get(accountId)
        if (!account) throw new Error(`The policy ${id} belongs to an account that is not on record.`)
        return account
      },
    }),
    renewalOf: t.field({
      type: BusinessPolicyType,
      nullable: true,
      description: 'The policy of the previous term.',
      resolve: ({ renewalOfId }, _, { agency }) => otherTerm(agency, renewalOfId),
    }),
    renewedBy: t.field({
      type: BusinessPolicyType,
      nullable: true,
      description: 'The policy of the next term.',
      resolve: ({ renewedById }, _, { agency }) => otherTerm(agency, renewedById),
    }),
    renewalExpiresAt: t.field({
      type: 'Date',
      nullable: true,
      description: 'Default expiration of the next term, which is as long as this one.',
      resolve: ({ inforceAt, expiresAt }) => expiresAt && nextExpiration({ inforceAt, expiresAt }),
    }),
    viewerCanRenew: t.field({
      type: Permission,
      resolve(row) {
        const refusal = refusalToRenew(row)
        return permission(refusal)
      },
    }),
    history: t.field({
      type: [PolicyVersionType],
      description: 'Changes to the policy and their reasons, oldest first.',
      resolve: policyHistory,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', {
      description: "Send it back when saving, so that a colleague's newer changes are not overwritten.",
    }),
  }),
})

function otherTerm(agency: Pick<AgencyStore, 'table'>, id: string | null): BusinessPolicyRow | null {
  return id === null ? null : (agency.table(businessPolicyKind).get(id) ?? null)
}

function commissionRate(row: BusinessPolicyRow): number | null {
  const rate = row.estimatedCommission === null ? null : rateOf(row.estimatedCommission, row)
  return rate === null ? null : rate / 100
}
