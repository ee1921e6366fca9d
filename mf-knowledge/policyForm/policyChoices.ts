import { linesOfBusiness } from '@coverdesk/contract'
import type { SelectOption } from '@coverdesk/design-system'

/** The enumerations of a policy's forms (spec of policies, section 4). */
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

/** A name that a source is known by, and the field that holds it. */
interface SourceName {
  field: 'sourceCampaignId' | 'sourceLeadId' | 'sourceReferralSourceId'
  label: string
}

interface SourceDetail {
  name: SourceName
  subTypes?: { label: string; options: readonly SelectOption[] }
}

/** What more is asked of a source. */
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

/** How often a client pays; none of these is offered to a policy only that has it already. */
export function intervalOptions(current: string): readonly SelectOption[] {
  return current === 'NONE' ? [...intervals, { value: 'NONE', label: 'None' }] : intervals
}

/** Who bills; the agency itself only where the server says so. */
export function billingOptions(canAgencyBill: boolean, current: string): readonly SelectOption[] {
  const isOpen = canAgencyBill || current === 'AGENCY'
  return [
    { value: 'DIRECT', label: 'Direct' },
    { value: 'AGENCY', label: 'Agency', disabledReason: isOpen ? undefined : 'not supported yet' },
  ]
}
