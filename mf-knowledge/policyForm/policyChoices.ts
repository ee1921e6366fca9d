import { linesOfBusiness } from '@coverdesk/contract'
import type { SelectOption } from '@coverdesk/design-system'

/** The enums of a policy form (spec of policies, section 4). */
export const lineOptions: readonly SelectOption[] = linesOfBusiness

export const marketOptions: readonly SelectOption[] = [
  { value: 'ADMITTED', label: 'Admitted' },
  { value: 'EXCESS_AND_SURPLUS', label: 'Excess and Surplus' },
]

export const processOptions: readonly SelectOption[] = [
  { value: 'AGENT_LED', label: 'Agent-led' },
  { value: 'SELF_SERVE', label: 'Self-serve' },
]

export const sourceOptions: readonly SelectOption[] = [
  { value: 'CAMPAIGN', label: 'Campaign' },
  { value: 'CROSS_SELL', label: 'Cross-Sell' },
  { value: 'INBOUND', label: 'Inbound' },
  { value: 'OTHER', label: 'Other' },
  { value: 'PAID_LEAD', label: 'Paid Lead' },
  { value: 'REFERRAL', label: 'Referral' },
]

/** A source's identifying name, and its field. */
interface SourceName {
  field: 'sourceCampaignId' | 'sourceLeadId' | 'sourceReferralSourceId'
  label: string
}

interface SourceDetail {
  name: SourceName
  subTypes?: { label: string; options: readonly SelectOption[] }
}

/** The additional fields of a source. */
export const sourceDetails: Readonly<Record<string, SourceDetail>> = {
  CAMPAIGN: { name: { field: 'sourceCampaignId', label: 'Campaign ID' } },
  PAID_LEAD: {
    name: { field: 'sourceLeadId', label: 'Lead ID' },
    subTypes: {
      label: 'Lead vendor',
      options: [
        { value: 'BOLD_PENGUIN', label: 'Bold Penguin' },
        { value: 'TIVLY', label: 'Tivly' },
      ],
    },
  },
  REFERRAL: {
    name: { field: 'sourceReferralSourceId', label: 'Referral source ID' },
    subTypes: {
      label: 'Referred by',
      options: [
        { value: 'PARTNER', label: 'Partner' },
        { value: 'AGENCY', label: 'Agency' },
        { value: 'CUSTOMER', label: 'Customer' },
        { value: 'OTHER_REFERRAL', label: 'Other' },
      ],
    },
  },
}

const intervals: readonly SelectOption[] = [
  { value: 'ANNUAL', label: 'Annual' },
  { value: 'QUARTERLY', label: 'Quarterly' },
  { value: 'MONTHLY', label: 'Monthly' },
]

/** The payment intervals; None is offered only to policies that already have it. */
export function intervalOptions(current: string): readonly SelectOption[] {
  return current === 'NONE' ? [...intervals, { value: 'NONE', label: 'None' }] : intervals
}

/** The billing types; agency billing only if the server allows it. */
export function billingOptions(canAgencyBill: boolean, current: string): readonly SelectOption[] {
  const isOpen = canAgencyBill || current === 'AGENCY'
  return [
    { value: 'DIRECT', label: 'Direct' },
    { value: 'AGENCY', label: 'Agency', disabledReason: isOpen ? undefined : 'not supported yet' },
  ]
}
