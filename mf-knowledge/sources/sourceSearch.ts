import { quotedPlace } from '../policyDocuments/quotedPlace.ts'

/** Words of a document that the address shows beside the page. */
export interface SourcePlace {
  readonly fileId: string
  /** From 1. */
  readonly page: number
  readonly quote: string
}

/** The search of an address with this source open. */
export function sourceSearch(search: string, { fileId, page, quote }: SourcePlace): string {
  const next = new URLSearchParams(search)
  next.set('source', fileId)
  next.set('page', String(page))
  next.set('quote', quote)
  return `?${next}`
}

/** The source that an address has open; null when it has none. */
export function openSource(search: URLSearchParams): SourcePlace | null {
  const fileId = search.get('source')
  return fileId === null ? null : { fileId, ...quotedPlace(search) }
}

/** The search of an address with the source closed. */
export function withoutSource(search: string): string {
  const next = new URLSearchParams(search)
  for (const name of ['source', 'page', 'quote']) next.delete(name)
  return next.size === 0 ? '' : `?${next}`
}
