import type { Address } from './address.ts'

/** One address that may be meant. */
export interface AddressSuggestion {
  id: string
  /** Line 1. */
  label: string
  /** City, state and ZIP code. */
  description: string
}

/** Who knows addresses in the US; a rejected answer leaves the person to type on. */
export interface AddressLookup {
  /** What somebody who typed so far into line 1 may mean. */
  suggest(typed: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>
  /** The whole address of a suggestion. */
  addressOf(suggestion: AddressSuggestion, signal: AbortSignal): Promise<Address>
  /** The city and state of a ZIP code of five digits; null when no place has it. */
  placeOf(postalCode: string, signal: AbortSignal): Promise<Pick<Address, 'city' | 'zone'> | null>
}
