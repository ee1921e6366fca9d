import { requestFilters, requestFiltersSearch, type RequestFilters } from './requestFilters.ts'

/** Where the address is, and which of our own changes to it are still on the way. */
export interface WantedFilters {
  /** What the person chose: shown at once, while the address and the rows follow. */
  filters: RequestFilters
  /** The history entry that was seen last. */
  entry: string
  /** Addresses asked for and not arrived at, oldest first. */
  underWay: readonly string[]
}

/** An arrival of the router. */
export interface Arrival {
  search: string
  entry: string
}

export function wantedFilters({ search, entry }: Arrival): WantedFilters {
  return { filters: requestFilters(search), entry, underWay: [] }
}

export function withUnderWay(wanted: WantedFilters, search: string): WantedFilters {
  return { ...wanted, underWay: [...wanted.underWay, search] }
}

/**
 * An address of our own arrives late and must not undo what was typed since; any other one (back, a link, a
 * bookmark) says what the list shows from now on.
 */
export function afterArrival(wanted: WantedFilters, arrival: Arrival): WantedFilters {
  const own = wanted.underWay.indexOf(arrival.search)
  if (own === -1) return wantedFilters(arrival)
  return { ...wanted, entry: arrival.entry, underWay: wanted.underWay.slice(own + 1) }
}

/** Whether the rows on the screen answer an older question than the one that was asked. */
export function isAhead({ filters }: WantedFilters, search: string): boolean {
  return requestFiltersSearch(filters) !== requestFiltersSearch(requestFilters(search))
}
