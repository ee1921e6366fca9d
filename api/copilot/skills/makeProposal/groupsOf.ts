import type { Offer } from './offer.ts'

/** How many options have room side by side. */
const mostColumns = 4

/** Offers in groups that have room side by side, as even as possible. */
export function groupsOf(offers: readonly Offer[]): Offer[][] {
  const count = Math.ceil(offers.length / mostColumns)
  const size = Math.ceil(offers.length / count)
  return Array.from({ length: count }, (_, at) => offers.slice(at * size, (at + 1) * size))
}
