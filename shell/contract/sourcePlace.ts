/** Words of a document that the URL shows beside the page. */
export interface SourcePlace {
  readonly fileId: string
  /** From 1. */
  readonly page: number
  readonly quote: string
}

/** The query string with this source open. */
export function sourceSearch(search: string, { fileId, page, quote }: SourcePlace): string {
  const next = new URLSearchParams(search)
  next.set('source', fileId)
  next.set('page', String(page))
  next.set('quote', quote)
  return `?${next}`
}

/** The source open in a URL, or null. */
export function openSource(search: URLSearchParams): SourcePlace | null {
  const fileId = search.get('source')
  return fileId === null ? null : { fileId, ...quotedPlace(search) }
}

/** The page and quote a URL opens a document at: `?page=3&quote=…`. */
export function quotedPlace(search: URLSearchParams): { page: number; quote: string } {
  const page = Number(search.get('page'))
  return {
    // The API's page number is a 32-bit integer.
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    quote: search.get('quote') ?? '',
  }
}

/** The query string with the source closed. */
export function withoutSource(search: string): string {
  return withoutParams(search, ['source', 'page', 'quote'])
}

/** The query string without these parameters. */
export function withoutParams(search: string, names: readonly string[]): string {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  return next.size === 0 ? '' : `?${next}`
}
