import { optionsOf } from '@coverdesk/contract'
import type { SelectOption } from '@coverdesk/design-system'

/** The enums of a policy form (spec of policies, section 4). */
export const lineOptions: readonly SelectOption[] = optionsOf('LineOfBusiness')

/** What a coverage may have in place of an amount. */
export const limitWordsOptions = optionsOf('PolicyLimitWords')

export const marketOptions: readonly SelectOption[] = optionsOf('PolicyMarket')

export const processOptions: readonly SelectOption[] = optionsOf('PolicySourceProcessType')

export const sourceOptions: readonly SelectOption[] = optionsOf('PolicySourceType')

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
      options: optionsOf('PolicySourceSubType', ['BOLD_PENGUIN', 'TIVLY']),
    },
  },
  REFERRAL: {
    name: { field: 'sourceReferralSourceId', label: 'Referral source ID' },
    subTypes: {
      label: 'Referred by',
      options: optionsOf('PolicySourceSubType', ['PARTNER', 'AGENCY', 'CUSTOMER', 'OTHER_REFERRAL']),
    },
  },
}

/** The payment intervals; None is offered only to policies that already have it. */
export function intervalOptions(current: string): readonly SelectOption[] {
  const intervals = ['ANNUAL', 'QUARTERLY', 'MONTHLY'] as const
  return optionsOf('PaymentInterval', current === 'NONE' ? [...intervals, 'NONE'] : intervals)
}

/** The billing types; agency billing only if the server allows it. */
export function billingOptions(canAgencyBill: boolean, current: string): readonly SelectOption[] {
  const isOpen = canAgencyBill || current === 'AGENCY'
  return optionsOf('BillingType', ['DIRECT', 'AGENCY']).map((option) =>
    option.value === 'AGENCY' && !isOpen ? { ...option, disabledReason: 'not supported yet' } : option,
  )
}
