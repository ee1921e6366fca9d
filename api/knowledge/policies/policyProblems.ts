import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import { dayInWords, isCalendarDay } from '../../platform/index.ts'
import { carrierKind } from '../carriers/carrier.ts'
import type { PolicyDraft } from './businessPolicy.ts'
import { dollarsAndCents } from './policyMoney.ts'
import { firstYear, lastYear } from './policyExpiration.ts'
import { hasName, subTypesOf } from './policySource.ts'
import { maySetState } from './policyStateRules.ts'
import { policyStateLabels, sourceSubTypeLabels } from './policyTerms.ts'
import type { PolicyTerms } from './policyTerms.ts'

/** Context of the validation besides the form: existing values are not checked again. */
export interface PolicyDeps extends Pick<RequestContext, 'agency' | 'actor'> {
  /** Null for a new policy. */
  readonly before: PolicyTerms | null
}

type Rule = (asked: PolicyDraft, deps: PolicyDeps) => Iterable<FieldProblem>

const days = ['issuedAt', 'inforceAt', 'expiresAt'] as const

/** Validation across fields and against the agency's records. */
const rules: readonly Rule[] = [
  ownState,
  fromCatalogue,
  inOurTime,
  termInOrder,
  directBilling,
  fittingSource,
  knownProducer,
  withinPremium,
]

export function policyProblems(asked: PolicyDraft, deps: PolicyDeps): FieldProblem[] {
  return rules.flatMap((rule) => [...rule(asked, deps)])
}

function* ownState({ state }: PolicyDraft, { actor, before }: PolicyDeps): Iterable<FieldProblem> {
  if (!state || maySetState(actor.type, state, before?.state ?? null)) return
  yield {
    path: 'state',
    message: `${policyStateLabels[state]} can’t be set manually. Choose another status.`,
  }
}

function* fromCatalogue(asked: PolicyDraft, { agency, before }: PolicyDeps): Iterable<FieldProblem> {
  const { carrierId, brokerId } = asked
  const catalogue = agency.table(carrierKind)
  if (carrierId && carrierId !== before?.carrierId && !catalogue.get(carrierId)?.isCarrier) {
    yield { path: 'carrierId', message: 'Choose a carrier from the list, or add it first.' }
  }
  if (brokerId && brokerId !== before?.brokerId && !catalogue.get(brokerId)?.isBroker) {
    yield { path: 'brokerId', message: 'Choose a wholesale broker from the list, or add it first.' }
  }
}

function* inOurTime(asked: PolicyDraft): Iterable<FieldProblem> {
  for (const path of days) {
    const day = asked[path]
    // An invalid date is rejected by the field's own rule.
    if (!day || !isCalendarDay(day)) continue
    const year = Number(day.slice(0, 4))
    if (year < firstYear || year > lastYear) {
      yield { path, message: `Choose a date between the years ${firstYear} and ${lastYear}.` }
    }
  }
}

function* termInOrder({ inforceAt, expiresAt }: PolicyDraft): Iterable<FieldProblem> {
  if (!inforceAt || !expiresAt || expiresAt > inforceAt) return
  if (!isCalendarDay(inforceAt) || !isCalendarDay(expiresAt)) return
  const message = `Choose a date after ${dayInWords(inforceAt)}, the in-force date.`
  yield { path: 'expiresAt', message }
}

/** Why agency billing can't be selected; spec 2 §4 disables it. */
export const noAgencyBilling = 'Agency billing is not supported yet. Choose direct billing.'

function* directBilling({ billingType }: PolicyDraft, { before }: PolicyDeps): Iterable<FieldProblem> {
  if (billingType !== 'AGENCY' || before?.billingType === 'AGENCY') return
  yield { path: 'billingType', message: noAgencyBilling }
}

function* fittingSource(asked: PolicyDraft): Iterable<FieldProblem> {
  const { sourceType = null, sourceSubType } = asked
  const subTypes = subTypesOf(sourceType)
  if (sourceSubType && !subTypes.includes(sourceSubType)) {
    const choices = subTypes.map((subType) => sourceSubTypeLabels[subType]).join(', ')
    const message = choices
      ? `Choose one of these: ${choices}.`
      : 'Only a referral or a paid lead can have a source type.'
    yield { path: 'sourceSubType', message }
  }
  if (asked.sourceCampaignId?.trim() && !hasName(sourceType, 'sourceCampaignId')) {
    yield { path: 'sourceCampaignId', message: 'Only the source Campaign can have a campaign.' }
  }
  if (asked.sourceLeadId?.trim() && !hasName(sourceType, 'sourceLeadId')) {
    yield { path: 'sourceLeadId', message: 'Only the source Paid Lead can have a lead.' }
  }
  if (asked.sourceReferralSourceId?.trim() && !hasName(sourceType, 'sourceReferralSourceId')) {
    yield { path: 'sourceReferralSourceId', message: 'Only the source Referral can have a referral source.' }
  }
}

function* knownProducer(
  { sourceAgencyUserId }: PolicyDraft,
  { agency, before }: PolicyDeps,
): Iterable<FieldProblem> {
  if (!sourceAgencyUserId || sourceAgencyUserId === before?.sourceAgencyUserId) return
  if (agency.table(agencyUserKind).get(sourceAgencyUserId)?.isActive) return
  yield { path: 'sourceAgencyUserId', message: 'Choose someone who works at the agency.' }
}

function* withinPremium(asked: PolicyDraft): Iterable<FieldProblem> {
  const { premium, estimatedCommission, minimumEarnedPremium } = asked
  if (premium == null || premium < 0) return
  const isOver = (cents: number | null = 0) => Number.isFinite(cents) && (cents ?? 0) > premium
  const most = `This is ${dollarsAndCents(premium)} at most: the whole premium.`
  if (isOver(estimatedCommission)) yield { path: 'estimatedCommission', message: most }
  if (isOver(minimumEarnedPremium)) yield { path: 'minimumEarnedPremium', message: most }
}
