import type { PolicyCharges } from './policyTerms.ts'

/** The maximum of one amount, in cents: products of rates and amounts stay exact integers in a double. */
export const maxCents = 99_999_999_999

/** The charges that add up to the total (spec 2 §5). */
export const charges = [
  'premium',
  'taxes',
  'agencyFees',
  'brokerFees',
  'policyFees',
  'otherFees',
] as const satisfies readonly (keyof PolicyCharges)[]

/** What the client pays for the term, in cents: premium, taxes and all fees. */
export function totalOf(policy: PolicyCharges): number {
  return charges.reduce((sum, charge) => sum + policy[charge], 0)
}

/** The commission in cents for a rate in hundredths of a percent; half a cent rounds up. */
export function commissionAt(rate: number, { premium }: Pick<PolicyCharges, 'premium'>): number {
  return Math.floor((premium * rate + 5_000) / 10_000)
}

/** The commission rate in hundredths of a percent, half rounding up; null if there is no premium. */
export function rateOf(commission: number, { premium }: Pick<PolicyCharges, 'premium'>): number | null {
  return premium === 0 ? null : Math.floor((commission * 20_000 + premium) / (2 * premium))
}

const usd = { style: 'currency', currency: 'USD' } as const
const exact = new Intl.NumberFormat('en-US', usd)
const short = new Intl.NumberFormat('en-US', { ...usd, trailingZeroDisplay: 'stripIfInteger' })

/** `$1,250.00` */
export function dollarsAndCents(cents: number): string {
  return exact.format(cents / 100)
}

/** `$1,250`, or `$1,250.50` */
export function dollars(cents: number): string {
  return short.format(cents / 100)
}
