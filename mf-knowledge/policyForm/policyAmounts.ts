/** The components of the total (spec of policies, section 5). */
export const charges = ['premium', 'taxes', 'agencyFees', 'brokerFees', 'policyFees', 'otherFees'] as const
export type Charge = (typeof charges)[number]

/** Amounts in whole cents. */
export type Charges = Readonly<Record<Charge, number>>

/** The client's total for the term, in cents. */
export function totalOf(amounts: Charges): number {
  return charges.reduce((sum, charge) => sum + amounts[charge], 0)
}

/**
 * The commission in cents for a fraction of the premium, `0.125` for 12.5%; half a cent is rounded up. The fraction is converted to
 * whole hundredths of a percent, so that the cents are computed without binary fractions.
 */
export function commissionAt(share: number, premium: number): number {
  const rate = Math.round(share * 10_000)
  return Math.floor((premium * rate + 5_000) / 10_000)
}
