import type { Address } from './address.ts'

/** A suggested address. */
export interface AddressSuggestion {
  id: string
  /** Line 1. */
  label: string
  /** City, state and ZIP code. */
  description: string
}

/** A source of US addresses. When a lookup rejects, the user types the address by hand. */
export interface AddressLookup {
  /** Suggestions for a partial line 1. */
  suggest(typed: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>
  /** The whole address of a suggestion. */
  addressOf(suggestion: AddressSuggestion, signal: AbortSignal): Promise<Address>
  /** The city and state of a five-digit ZIP code, or null if unknown. */
  placeOf(postalCode: string, signal: AbortSignal): Promise<Pick<Address, 'city' | 'zone'> | null>
}
