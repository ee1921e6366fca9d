/** A place in a document that the URL opens beside the conversation. */
export interface SourcePlace {
  readonly fileId: string
  readonly page: number
  readonly quote: string
}

/** The query string with this source open; an open artifact is kept, and shows again when the source closes. */
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
  const page = Number(search.get('page'))
  if (fileId === null) return null
  return { fileId, page: Number.isInteger(page) && page > 0 ? page : 1, quote: search.get('quote') ?? '' }
}

/** The query string with the source closed. */
export function withoutSource(search: string): string {
  return without(search, ['source', 'page', 'quote'])
}

/** The query string with this artifact open. */
export function artifactSearch(search: string, id: string): string {
  const next = new URLSearchParams(withoutArtifact(search))
  next.set('artifact', id)
  return `?${next}`
}

/** The query string with the pane closed. */
export function withoutArtifact(search: string): string {
  return without(search, ['artifact', 'style', 'version', 'source', 'page', 'quote'])
}

function without(search: string, names: readonly string[]): string {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  return next.size === 0 ? '' : `?${next}`
}
