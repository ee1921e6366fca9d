/** A postal address as records store it; any part may be missing. */
export interface PostalAddress {
  readonly line1?: string | null
  readonly line2?: string | null
  readonly city?: string | null
  readonly zone?: string | null
  readonly postalCode?: string | null
}

/** The address on one line, `88 Wharf St, Suite 4, Portland, ME 04101`; null if empty. */
export function addressLine(address: PostalAddress | null | undefined): string | null {
  if (!address) return null
  const { line1, line2, city, zone, postalCode } = address
  // The ZIP code stays on the line of its state.
  const state = [zone, postalCode].filter(Boolean).join('\u00a0')
  return [line1, line2, city, state].filter(Boolean).join(', ') || null
}
