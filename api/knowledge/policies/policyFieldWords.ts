import { agencyUserKind } from '../../identity/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { accountOrSuccessor } from '../accounts/accountKind.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { carrierKind } from '../carriers/carrier.ts'
import {
  aggregatePerLabels,
  claimsBasisLabels,
  coveredAutoLabels,
  provisionText,
  retentionKindLabels,
} from './certificateFacts.ts'
import type { CertificateFacts } from './certificateFacts.ts'
import { limitText } from './policyLimit.ts'
import { dollarsAndCents } from './policyMoney.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  marketLabels,
  policyStateLabels,
  paymentIntervalLabels,
  processTypeLabels,
  sourceSubTypeLabels,
  sourceTypeLabels,
} from './policyTerms.ts'
import type { PolicyState } from './policyTerms.ts'
import { policyLabel } from './specialtyOf.ts'

type Agency = Pick<AgencyStore, 'table'>
type Told = Omit<BusinessPolicy, 'createdAt' | 'updatedAt' | 'version' | 'updateReason'>

interface FieldWords<Value> {
  readonly label: string
  /** A non-empty value, formatted for display. */
  readonly words: (value: NonNullable<Value>, agency: Agency) => string
}

/** How the history shows each field, in display order. */
export const policyFieldWords: { readonly [Field in keyof Told]: FieldWords<Told[Field]> } = {
  accountId: { label: 'Account', words: accountName },
  type: { label: 'Type', words: (type) => lineOfBusinessLabels[type] },
  state: { label: 'Status', words: stateName },
  market: { label: 'Market', words: (market) => marketLabels[market] },
  carrierId: { label: 'Carrier', words: companyName },
  brokerId: { label: 'Wholesale broker', words: companyName },
  quoteNumber: { label: 'Quote number', words: String },
  policyNumber: { label: 'Policy number', words: String },
  issuedAt: { label: 'Issued', words: dayInWords },
  inforceAt: { label: 'In force', words: dayInWords },
  expiresAt: { label: 'Expires', words: dayInWords },
  billingType: { label: 'Billing', words: (type) => billingTypeLabels[type] },
  paymentIntervalType: { label: 'Payment interval', words: (interval) => paymentIntervalLabels[interval] },
  premium: { label: 'Premium', words: dollarsAndCents },
  taxes: { label: 'Taxes', words: dollarsAndCents },
  agencyFees: { label: 'Agency fees', words: dollarsAndCents },
  brokerFees: { label: 'Broker fees', words: dollarsAndCents },
  policyFees: { label: 'Policy fees', words: dollarsAndCents },
  otherFees: { label: 'Other fees', words: dollarsAndCents },
  estimatedCommission: { label: 'Estimated commission', words: dollarsAndCents },
  minimumEarnedPremium: { label: 'Minimum earned premium', words: dollarsAndCents },
  coverages: {
    label: 'Coverages',
    words: (coverages) =>
      coverages.map(({ name, limit }) => `${name} ${limitText(limit, dollarsAndCents)}`).join(', '),
  },
  certificateFacts: { label: 'Certificate facts', words: factsText },
  sourceType: { label: 'Source', words: (type) => sourceTypeLabels[type] },
  sourceSubType: { label: 'Source subtype', words: (subType) => sourceSubTypeLabels[subType] },
  sourceCampaignId: { label: 'Campaign', words: String },
  sourceLeadId: { label: 'Lead', words: String },
  sourceAgencyUserId: { label: 'Producer', words: colleagueName },
  sourceReferralSourceId: { label: 'Referral source', words: String },
  sourceNotes: { label: 'Source notes', words: String },
  sourceProcessType: { label: 'Process', words: (type) => processTypeLabels[type] },
  renewalOfId: { label: 'Renewal of', words: termName },
  renewedById: { label: 'Renewed by', words: termName },
}

/** A policy's certificate facts on one line; empty if none. */
export function factsText(facts: CertificateFacts): string {
  const { retentionKind, retention } = facts
  const parts = [
    ...facts.provisions.map(provisionText),
    facts.claimsBasis && claimsBasisLabels[facts.claimsBasis],
    facts.aggregatePer && `Aggregate per ${aggregatePerLabels[facts.aggregatePer].toLowerCase()}`,
    ...facts.coveredAutos.map((auto) => coveredAutoLabels[auto]),
    retentionKind &&
      `${retentionKindLabels[retentionKind]} ${retention === null ? '' : dollarsAndCents(retention)}`.trim(),
    facts.isPerStatute === null ? null : facts.isPerStatute ? 'Per statute' : 'Not per statute',
    facts.areProprietorsExcluded === null
      ? null
      : facts.areProprietorsExcluded
        ? 'Proprietors excluded'
        : 'Proprietors included',
  ]
  return parts.filter(Boolean).join('; ')
}

/** As the status field names it: pending and submitted share a badge but are two states. */
function stateName(state: PolicyState): string {
  return state === 'SUBMITTED' ? 'Submitted' : policyStateLabels[state]
}

function accountName(id: string, agency: Agency): string {
  const account = accountOrSuccessor(agency, id)
  const former = account?.formerly.find((one) => one.id === id)
  return former?.name ?? account?.detail.name ?? 'An account that is gone'
}

function companyName(id: string, agency: Agency): string {
  return agency.table(carrierKind).get(id)?.name ?? 'A company that is gone'
}

function colleagueName(id: string, agency: Agency): string {
  return agency.table(agencyUserKind).get(id)?.name ?? 'A former user'
}

function termName(id: string, agency: Agency): string {
  const term = agency.table(businessPolicyKind).get(id)
  if (!term) return 'A policy that is gone'
  const from = term.inforceAt ? `, from ${dayInWords(term.inforceAt)}` : ''
  return `${term.policyNumber ?? policyLabel(term)}${from}`
}
