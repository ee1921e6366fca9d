import type { LineOfBusiness, PolicyTerms } from '../knowledge/index.ts'
import { isoDay, shifted } from '../platform/index.ts'
import { brokers, carriers } from './content/carriers.ts'
import { coverageLimits } from './content/coverageLimits.ts'
import type { Random } from './random.ts'

const day = 24 * 60 * 60 * 1000

/** A term of a policy before the agency's catalogue has given its companies their ids. */
export interface DemoPolicy extends Omit<PolicyTerms, 'carrierId' | 'brokerId' | 'policyNumber'> {
  readonly carrierName: string | null
  readonly brokerName: string | null
  /** Null until the carrier has written the policy. */
  readonly policyNumber: string | null
  readonly inforceAt: string
  readonly expiresAt: string
  /** The place of the term before among the client's policies. */
  readonly renews: number | null
}

/** What a year of each line costs the demo agency's clients, in dollars. */
const premiums = {
  ACCIDENT_AND_HEALTH: [900, 3_000],
  BUSINESS_OWNERS: [1_800, 9_500],
  COMMERCIAL_AUTO: [3_200, 42_000],
  CYBER: [1_100, 4_800],
  DIRECTORS_AND_OFFICERS: [1_400, 6_200],
  EMPLOYMENT_PRACTICES_LIABILITY: [1_200, 5_400],
  ERRORS_AND_OMISSION: [1_900, 8_800],
  EXCESS: [2_400, 18_000],
  GENERAL_LIABILITY: [1_500, 24_000],
  JEWELERS_BLOCK: [2_800, 9_900],
  OTHER: [600, 4_000],
  PACKAGE: [2_400, 12_000],
  PRODUCT_LIABILITY: [1_900, 14_000],
  PROFESSIONAL_LIABILITY: [2_200, 16_000],
  PROPERTY: [2_600, 31_000],
  RENTAL: [900, 3_800],
  SHIPPING_AND_TRANSPORTATION: [1_800, 12_500],
  UMBRELLA: [1_300, 11_000],
  WORKERS_COMPENSATION: [2_100, 38_000],
} as const satisfies Record<LineOfBusiness, readonly [number, number]>

/** A policy that runs today, or one that ended lately and waits for somebody. */
export function createPolicy(random: Random, type: LineOfBusiness, now: number): DemoPolicy {
  const expiresAt = isoDay(now + random.whole(-24, 362) * day)
  const inforceAt = yearsAfter(expiresAt, -1)
  const isSurplus = random.chance(0.12)
  const writing = carriers.filter(({ lines }) => lines === undefined || lines.includes(type))
  const carrier = random.pick(writing)
  const term = `${random.whole(1_000_000, 9_999_999)}-${inforceAt.slice(2, 4)}`
  const policy = {
    type,
    state: isJustBound(inforceAt, now) ? 'BINDING' : random.chance(0.02) ? 'CANCELED' : 'INFORCE',
    market: isSurplus ? 'EXCESS_AND_SURPLUS' : 'ADMITTED',
    // One in fifty lacks what a certificate says of it: screens tell what is missing.
    carrierName: random.chance(0.008) ? null : carrier.name,
    brokerName: isSurplus ? random.pick(brokers) : null,
    quoteNumber: random.chance(0.3) ? `Q-${random.whole(100_000, 999_999)}` : null,
    policyNumber: `${carrier.letters}-${term}`,
    issuedAt: shifted(inforceAt, -random.whole(2, 21)),
    inforceAt,
    expiresAt,
    ...sourceOf(random),
    billingType: 'DIRECT',
    paymentIntervalType: random.weighted({ ANNUAL: 6, MONTHLY: 3, QUARTERLY: 2 }),
    ...moneyOf(random, type, isSurplus),
    coverages: random.chance(0.012) ? [] : coveragesOf(random, type),
    renews: null,
  } as const
  return policy
}

/** The term before this one, which cost a little less. It runs until the next one is entered. */
export function formerTerm(random: Random, policy: DemoPolicy): DemoPolicy {
  const { inforceAt, policyNumber, premium } = policy
  const before = yearsAfter(inforceAt, -1)
  const former = Math.round(premium * (0.86 + random.whole(0, 12) / 100))
  return {
    ...policy,
    ...chargesOn(former, policy.market === 'EXCESS_AND_SURPLUS'),
    state: 'INFORCE',
    policyNumber: policyNumber?.replace(/\d\d$/, before.slice(2, 4)) ?? null,
    issuedAt: shifted(before, -random.whole(2, 21)),
    inforceAt: before,
    expiresAt: inforceAt,
  }
}

/** The term after this one, at the place of this one among the client's policies: the carrier has yet to write it. */
export function nextTerm(random: Random, policy: DemoPolicy, renews: number): DemoPolicy {
  const { premium, market, expiresAt } = policy
  const next = Math.round(premium * (1 + random.whole(0, 14) / 100))
  return {
    ...policy,
    ...chargesOn(next, market === 'EXCESS_AND_SURPLUS'),
    state: random.pick(['PENDING', 'SUBMITTED'] as const),
    policyNumber: null,
    issuedAt: null,
    inforceAt: expiresAt,
    expiresAt: yearsAfter(expiresAt, 1),
    renews,
  }
}

/** The policy's years move with the calendar: February 29 becomes 28. */
function yearsAfter(calendarDay: string, years: number): string {
  const moved = `${Number(calendarDay.slice(0, 4)) + years}${calendarDay.slice(4)}`
  return moved.endsWith('02-29') ? `${moved.slice(0, 8)}28` : moved
}

function isJustBound(inforceAt: string, now: number): boolean {
  return inforceAt > isoDay(now - 12 * day)
}

function moneyOf(random: Random, type: LineOfBusiness, isSurplus: boolean) {
  const [least, most] = premiums[type]
  const dollars = least + Math.round((most - least) * random.next() ** 2.2)
  return chargesOn(dollars * 100 + random.pick([0, 0, 0, 25, 50, 64]), isSurplus)
}

/** Everything that follows from a premium in cents; surplus lines are taxed and earned at once in part. */
function chargesOn(premium: number, isSurplus: boolean) {
  return {
    premium,
    taxes: isSurplus ? Math.round(premium * 0.03) : 0,
    agencyFees: 0,
    brokerFees: isSurplus ? 250_00 : 0,
    policyFees: isSurplus ? 150_00 : 35_00,
    otherFees: 0,
    estimatedCommission: Math.round(premium * (isSurplus ? 0.1 : 0.125)),
    minimumEarnedPremium: isSurplus ? Math.round(premium * 0.25) : 0,
  }
}

function sourceOf(random: Random) {
  const sourceType = random.weighted({ INBOUND: 5, REFERRAL: 4, CROSS_SELL: 2, OTHER: 1 })
  return {
    sourceType,
    sourceSubType: sourceType === 'REFERRAL' ? random.pick(['CUSTOMER', 'PARTNER'] as const) : null,
    sourceCampaignId: null,
    sourceLeadId: null,
    sourceAgencyUserId: null,
    sourceReferralSourceId: null,
    sourceNotes: null,
    sourceProcessType: 'AGENT_LED',
  } as const
}

function coveragesOf(random: Random, type: LineOfBusiness) {
  // One choice for all of them: whoever buys a larger occurrence buys a larger aggregate.
  const size = random.weighted({ usual: 7, larger: 2, largest: 1 })
  const at = { usual: 0, larger: 1, largest: 2 }[size]
  return Object.entries(coverageLimits[type]).map(([name, limits]) => ({
    name,
    limit: (limits[Math.min(at, limits.length - 1)] ?? limits[0]) * 100,
  }))
}
