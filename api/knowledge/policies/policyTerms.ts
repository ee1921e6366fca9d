import type { PolicyCoverage } from './policyCoverage.ts'

/** The lines of business with their labels (spec 2 §4). */
export const lineOfBusinessLabels = {
  ACCIDENT_AND_HEALTH: 'Accident and Health',
  BUSINESS_OWNERS: 'Business Owners',
  COMMERCIAL_AUTO: 'Auto',
  CYBER: 'Cyber',
  DIRECTORS_AND_OFFICERS: 'Directors and Officers',
  EMPLOYMENT_PRACTICES_LIABILITY: 'Employment Practices Liability',
  ERRORS_AND_OMISSION: 'Errors and Omission Liability',
  EXCESS: 'Excess',
  GENERAL_LIABILITY: 'General Liability',
  JEWELERS_BLOCK: 'Jewelers Block',
  OTHER: 'Other',
  PACKAGE: 'Package',
  PRODUCT_LIABILITY: 'Product Liability',
  PROFESSIONAL_LIABILITY: 'Professional Liability',
  PROPERTY: 'Property',
  RENTAL: 'Rental',
  SHIPPING_AND_TRANSPORTATION: 'Shipping and Transportation',
  UMBRELLA: 'Umbrella',
  WORKERS_COMPENSATION: 'Workers Compensation',
} as const
export type LineOfBusiness = keyof typeof lineOfBusinessLabels
export const linesOfBusiness = keysOf(lineOfBusinessLabels)

/** The badge label of each state, which the list's filter matches. */
export const policyStateLabels = {
  BINDING: 'Binding',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
  INFORCE: 'Active',
  PENDING: 'Pending',
  SUBMITTED: 'Pending',
  UNKNOWN: 'Unknown',
} as const
export type PolicyState = keyof typeof policyStateLabels
export const policyStates = keysOf(policyStateLabels)

export const marketLabels = { ADMITTED: 'Admitted', EXCESS_AND_SURPLUS: 'Excess and Surplus' } as const
export type PolicyMarket = keyof typeof marketLabels

export const sourceTypeLabels = {
  CAMPAIGN: 'Campaign',
  CROSS_SELL: 'Cross-Sell',
  INBOUND: 'Inbound',
  OTHER: 'Other',
  PAID_LEAD: 'Paid Lead',
  REFERRAL: 'Referral',
} as const
export type SourceType = keyof typeof sourceTypeLabels

/** Sources of referrals and paid leads. */
export const sourceSubTypeLabels = {
  AGENCY: 'Agency',
  BOLD_PENGUIN: 'Bold Penguin',
  CUSTOMER: 'Customer',
  OTHER_REFERRAL: 'Other',
  PARTNER: 'Partner',
  TIVLY: 'Tivly',
} as const
export type SourceSubType = keyof typeof sourceSubTypeLabels

export const processTypeLabels = { AGENT_LED: 'Agent-led', SELF_SERVE: 'Self-serve' } as const
export type SourceProcessType = keyof typeof processTypeLabels

export const billingTypeLabels = { AGENCY: 'Agency', DIRECT: 'Direct' } as const
export type BillingType = keyof typeof billingTypeLabels

export const paymentIntervalLabels = {
  ANNUAL: 'Annual',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  NONE: 'None',
} as const
export type PaymentInterval = keyof typeof paymentIntervalLabels

/** The amounts that add up to the total, in cents. */
export interface PolicyCharges {
  readonly premium: number
  readonly taxes: number
  readonly agencyFees: number
  readonly brokerFees: number
  readonly policyFees: number
  readonly otherFees: number
}

/** The fields staff can edit. Amounts are in cents; dates are calendar days, `2027-03-01`. */
export interface PolicyTerms extends PolicyCharges {
  readonly type: LineOfBusiness
  readonly state: PolicyState
  readonly market: PolicyMarket | null
  readonly carrierId: string | null
  /** The wholesale broker the policy was placed through. */
  readonly brokerId: string | null
  readonly quoteNumber: string | null
  readonly policyNumber: string | null
  readonly issuedAt: string | null
  readonly inforceAt: string | null
  readonly expiresAt: string | null
  readonly sourceType: SourceType | null
  readonly sourceSubType: SourceSubType | null
  readonly sourceCampaignId: string | null
  readonly sourceLeadId: string | null
  readonly sourceAgencyUserId: string | null
  readonly sourceReferralSourceId: string | null
  readonly sourceNotes: string | null
  readonly sourceProcessType: SourceProcessType | null
  readonly billingType: BillingType
  readonly paymentIntervalType: PaymentInterval
  /** Null if not specified. */
  readonly estimatedCommission: number | null
  readonly minimumEarnedPremium: number
  /** Coverages and limits, as shown on certificates. */
  readonly coverages: readonly PolicyCoverage[]
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(labels) as Key[]
}
