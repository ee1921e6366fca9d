import type { PolicyDraft } from './businessPolicy.ts'
import type { PolicyTerms, SourceSubType, SourceType } from './policyTerms.ts'

/** What more can be said of each type of source. */
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

/** What is cleared when the source becomes another one (spec 2 §4), and who referred with it. */
const cleared = {
  sourceSubType: null,
  sourceCampaignId: null,
  sourceLeadId: null,
  sourceReferralSourceId: null,
  sourceNotes: null,
} satisfies Partial<PolicyTerms>

/** The subtypes that a type of source has. */
export function subTypesOf(type: SourceType | null): readonly SourceSubType[] {
  return type ? sources[type].subTypes : []
}

/** Whether a name of where the policy came from belongs to the type of source. */
export function hasName(type: SourceType | null, name: SourceName): boolean {
  const names: readonly SourceName[] = type ? sources[type].names : []
  return names.includes(name)
}

/** The terms with what a form says; another source clears what depended on the former one. */
export function withSaid(terms: PolicyTerms, said: PolicyDraft): PolicyDraft {
  const isOtherSource = said.sourceType !== undefined && said.sourceType !== terms.sourceType
  return { ...terms, ...(isOtherSource && cleared), ...said }
}
