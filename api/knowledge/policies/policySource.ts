import type { PolicyDraft } from './businessPolicy.ts'
import type { PolicyTerms, SourceSubType, SourceType } from './policyTerms.ts'

/** The additional fields of each source type. */
const sources = {
  CAMPAIGN: { subTypes: [], names: ['sourceCampaignId'] },
  CROSS_SELL: { subTypes: [], names: [] },
  INBOUND: { subTypes: [], names: [] },
  OTHER: { subTypes: [], names: [] },
  PAID_LEAD: { subTypes: ['BOLD_PENGUIN', 'TIVLY'], names: ['sourceLeadId'] },
  REFERRAL: {
    subTypes: ['PARTNER', 'AGENCY', 'CUSTOMER', 'OTHER_REFERRAL'],
    names: ['sourceReferralSourceId'],
  },
} satisfies Record<SourceType, { subTypes: readonly SourceSubType[]; names: readonly SourceName[] }>

type SourceName = 'sourceCampaignId' | 'sourceLeadId' | 'sourceReferralSourceId'

/** Fields cleared when the source type changes (spec 2 §4), including the referrer. */
const cleared = {
  sourceSubType: null,
  sourceCampaignId: null,
  sourceLeadId: null,
  sourceReferralSourceId: null,
  sourceNotes: null,
} satisfies Partial<PolicyTerms>

/** The subtypes of a source type. */
export function subTypesOf(type: SourceType | null): readonly SourceSubType[] {
  return type ? sources[type].subTypes : []
}

/** Whether a source field applies to the source type. */
export function hasName(type: SourceType | null, name: SourceName): boolean {
  const names: readonly SourceName[] = type ? sources[type].names : []
  return names.includes(name)
}

/** The terms with a form's changes; a new source clears the fields that depended on the old one. */
export function withChanges(terms: PolicyTerms, changes: PolicyDraft): PolicyDraft {
  const isOtherSource = changes.sourceType !== undefined && changes.sourceType !== terms.sourceType
  return { ...terms, ...(isOtherSource && cleared), ...changes }
}
