/** A US postal address; `zone` is the state. Any part can be missing. */
export interface Address {
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly zone: string | null
  readonly postalCode: string | null
}

/** A one-line address: `18 Wharf St, Suite 2, Portland, ME 04101`. */
export function addressLine({ line1, line2, city, zone, postalCode }: Address): string {
  const state = [zone, postalCode].filter(Boolean).join(' ')
  return [line1, line2, city, state].filter(Boolean).join(', ')
}
