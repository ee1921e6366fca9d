import { z } from 'zod'
import { problemsOf } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import { optionalLine } from '../addresses/addressRules.ts'
import { choice, dayRule, optional } from '../fields/fieldRules.ts'
import type { PolicyDraft } from './businessPolicy.ts'
import { coverageFormRules, coverageRules } from './policyCoverage.ts'
import { charges, commissionAt, dollarsAndCents, maxCents, totalOf } from './policyMoney.ts'
import { policyProblems } from './policyProblems.ts'
import type { PolicyDeps } from './policyProblems.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  marketLabels,
  paymentIntervalLabels,
  policyStateLabels,
  processTypeLabels,
  sourceSubTypeLabels,
  sourceTypeLabels,
} from './policyTerms.ts'
import type { PolicyTerms } from './policyTerms.ts'

/** Values the form calculates; verified by the server. */
export interface CalculatedAmounts {
  readonly total?: number | null | undefined
  /** In percent, as typed: 12.5. */
  readonly commissionRate?: number | null | undefined
  readonly estimatedCommission?: number | null | undefined
}

function amount(missing: string) {
  return z
    .number(missing)
    .min(0, 'Enter an amount of $0.00 or more.')
    .max(maxCents, `An amount is ${dollarsAndCents(maxCents)} at most.`)
    .meta({ scalar: 'Money' })
}

const fee = amount('Enter an amount, or $0.00 for none.')
const id = z
  .string()
  .nullish()
  .transform((text) => text || null)
const day = optional(dayRule)

const fieldRules = z.object({
  type: choice(lineOfBusinessLabels, 'Choose the type of the policy.'),
  state: choice(policyStateLabels, 'Choose the status of the policy.'),
  market: optional(choice(marketLabels)),
  carrierId: z.string('Choose the carrier.').min(1, 'Choose the carrier.'),
  brokerId: id.describe('The wholesale broker. Null clears.'),
  quoteNumber: optionalLine(100, 'A quote number'),
  policyNumber: optionalLine(100, 'A policy number'),
  issuedAt: day,
  inforceAt: day,
  expiresAt: day,
  sourceType: optional(choice(sourceTypeLabels)).describe(
    'Changing the type clears subtype, campaign, lead, referral source and notes.',
  ),
  sourceSubType: optional(choice(sourceSubTypeLabels)).describe('Referrals and paid leads only.'),
  sourceCampaignId: optionalLine(100, 'The id of a campaign').describe('Campaigns only.'),
  sourceLeadId: optionalLine(100, 'The id of a lead').describe('Paid leads only.'),
  sourceAgencyUserId: id,
  sourceReferralSourceId: optionalLine(100, 'The id of a referral source').describe('Referrals only.'),
  sourceNotes: optionalLine(2_000, 'The notes on the source'),
  sourceProcessType: optional(choice(processTypeLabels)),
  billingType: choice(billingTypeLabels, 'Choose how the policy is billed.'),
  paymentIntervalType: choice(paymentIntervalLabels, 'Choose how often the client pays.'),
  premium: amount('Enter the premium.'),
  taxes: fee,
  agencyFees: fee,
  brokerFees: fee,
  policyFees: fee,
  otherFees: fee,
  estimatedCommission: optional(fee),
  minimumEarnedPremium: fee,
  coverages: coverageRules,
}) satisfies z.ZodType<PolicyTerms>

/** What policy forms send: any field may be missing, and totals come along to be verified. */
export const policyFormRules = fieldRules.partial().extend({
  coverages: z
    .array(coverageFormRules)
    .nullish()
    .describe('Coverages and limits, as shown on certificates. Replaces the whole list.'),
  total: fee.nullish().describe('The total shown in the form; rejected if it is not the sum.'),
  commissionRate: z
    .number()
    .nullish()
    .describe('Percent of the premium, with up to two decimals: 12.5. Determines the commission amount.'),
})

/** The terms to store, or all field errors at once. */
export function checkedTerms(
  asked: PolicyDraft,
  calculated: CalculatedAmounts,
  deps: PolicyDeps,
): { readonly terms: PolicyTerms } | { readonly problems: readonly FieldProblem[] } {
  const draft = withCommission(asked, calculated)
  const checked = fieldRules.safeParse(draft)
  const problems = [
    ...(checked.success ? [] : problemsOf(checked.error)),
    ...policyProblems(draft, deps),
    ...calculationProblems(asked, calculated),
  ]
  return checked.success && problems.length === 0 ? { terms: checked.data } : { problems }
}

/** A commission given by its rate, in cents of the premium. */
function withCommission(asked: PolicyDraft, { commissionRate }: CalculatedAmounts): PolicyDraft {
  const rate = commissionRate == null ? null : hundredths(commissionRate)
  if (rate === null || !isAmount(asked.premium)) return asked
  return { ...asked, estimatedCommission: commissionAt(rate, { premium: asked.premium }) }
}

/** A percentage in whole hundredths; null if invalid or more precise. */
function hundredths(percent: number): number | null {
  // Parsed by digits, because 12.35 times 100 is not 1235 in binary.
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(percent)) ?? []
  if (whole === undefined) return null
  const rate = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return rate <= 10_000 ? rate : null
}

function* calculationProblems(
  asked: PolicyDraft,
  { total, commissionRate, estimatedCommission }: CalculatedAmounts,
): Iterable<FieldProblem> {
  const { premium } = asked
  if (commissionRate != null) {
    const rate = hundredths(commissionRate)
    const computed = rate === null || !isAmount(premium) ? null : commissionAt(rate, { premium })
    if (rate === null) {
      const message = 'Enter a rate between 0 and 100 percent, with two decimals at most.'
      yield { path: 'commissionRate', message }
    } else if (computed !== null && estimatedCommission != null && estimatedCommission !== computed) {
      const message = `The commission is ${dollarsAndCents(computed)}: ${commissionRate}% of the premium.`
      yield { path: 'estimatedCommission', message }
    }
  }
  if (total == null || !hasCharges(asked)) return
  const sum = totalOf(asked)
  if (total !== sum)
    yield { path: 'total', message: `The total is ${dollarsAndCents(sum)}: premium, taxes and fees.` }
}

function isAmount(cents: number | null | undefined): cents is number {
  return Number.isFinite(cents)
}

function hasCharges(asked: PolicyDraft): asked is PolicyTerms {
  return charges.every((charge) => Number.isFinite(asked[charge]))
}
