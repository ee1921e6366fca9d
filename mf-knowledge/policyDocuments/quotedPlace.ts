/** The page and quote a URL opens a document at: `?page=3&quote=…`. */
export function quotedPlace(search: URLSearchParams): { page: number; quote: string } {
  const page = Number(search.get('page'))
  return {
    // The API's page number is a 32-bit integer.
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    quote: search.get('quote') ?? '',
  }
}
