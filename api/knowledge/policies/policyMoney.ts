import type { PolicyCharges } from './policyTerms.ts'

/** The most that one amount may be, in cents: rates times amounts stay whole numbers that a double holds exactly. */
export const mostCents = 99_999_999_999

/** The charges that the total is the sum of (spec 2 §5). */
export const charges = [
  'premium',
  'taxes',
  'agencyFees',
  'brokerFees',
  'policyFees',
  'otherFees',
] as const satisfies readonly (keyof PolicyCharges)[]

/** What the client pays for the term, in cents: premium, taxes and every fee. */
export function totalOf(policy: PolicyCharges): number {
  return charges.reduce((sum, charge) => sum + policy[charge], 0)
}

/** The commission in cents at a rate in hundredths of a percent; half a cent is rounded up. */
export function commissionAt(rate: number, { premium }: Pick<PolicyCharges, 'premium'>): number {
  return Math.floor((premium * rate + 5_000) / 10_000)
}

/** The rate of a commission in hundredths of a percent, half of one rounded up; null when there is no premium. */
export function rateOf(commission: number, { premium }: Pick<PolicyCharges, 'premium'>): number | null {
  return premium === 0 ? null : Math.floor((commission * 20_000 + premium) / (2 * premium))
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,250.00` */
export function dollars(cents: number): string {
  return format.format(cents / 100)
}
