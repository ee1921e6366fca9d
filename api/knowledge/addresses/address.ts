/** A postal address in the United States; `zone` is the state. Any part may be missing. */
export interface Address {
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly zone: string | null
  readonly postalCode: string | null
}

/** An address on one line: `18 Wharf St, Suite 2, Portland, ME 04101`. */
export function addressLine({ line1, line2, city, zone, postalCode }: Address): string {
  const state = [zone, postalCode].filter(Boolean).join(' ')
  return [line1, line2, city, state].filter(Boolean).join(', ')
}
