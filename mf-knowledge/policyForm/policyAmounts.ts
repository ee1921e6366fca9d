/** What the total is the sum of (spec of policies, section 5). */
export const charges = ['premium', 'taxes', 'agencyFees', 'brokerFees', 'policyFees', 'otherFees'] as const
export type Charge = (typeof charges)[number]

/** Amounts in whole cents. */
export type Charges = Readonly<Record<Charge, number>>

/** What the client pays for the term, in cents. */
export function totalOf(amounts: Charges): number {
  return charges.reduce((sum, charge) => sum + amounts[charge], 0)
}

/**
 * The commission in cents at a share of the premium, `0.125` for 12.5%; half a cent is rounded up. The share is taken in
 * whole hundredths of a percent, as it is typed, so that no binary fraction ever touches the cents.
 */
export function commissionAt(share: number, premium: number): number {
  const rate = Math.round(share * 10_000)
  return Math.floor((premium * rate + 5_000) / 10_000)
}
