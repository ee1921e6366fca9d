import { guardedFetch } from './guardedFetch.ts'

/** One page that a search found. */
export interface WebResult {
  readonly title: string
  readonly url: string
  /** What the search service quotes from the page. */
  readonly excerpt: string
}

/** The configured search service of the web, if there is one. */
export interface WebSearch {
  readonly isConfigured: boolean
  /** The best results first. Throws `FetchRefusedError`, or what the connection threw. */
  search(query: string, signal: AbortSignal): Promise<readonly WebResult[]>
}

/** The longest answer of a search service that is read, in characters. */
const longestAnswer = 1_000_000
const timeoutMs = 15_000
const mostResults = 8

/** Searches with a SearXNG-compatible service at this https address; empty for none. */
export function openWebSearch(address: string, fetchPage: typeof guardedFetch = guardedFetch): WebSearch {
  return {
    isConfigured: address !== '',
    async search(query, signal) {
      const url = new URL(address)
      url.searchParams.set('q', query)
      url.searchParams.set('format', 'json')
      const response = await fetchPage(url.href, { signal, timeoutMs })
      if (!response.ok) throw new Error(`The search service answered ${response.status}.`)
      const text = await response.text()
      if (text.length > longestAnswer) throw new Error('The search service answered with too much.')
      return resultsIn(JSON.parse(text)).slice(0, mostResults)
    },
  }
}

function resultsIn(answer: unknown): WebResult[] {
  const results: unknown = typeof answer === 'object' && answer && 'results' in answer ? answer.results : []
  if (!Array.isArray(results)) return []
  return results.flatMap((result: Readonly<Record<string, unknown>> | null) => {
    const { title, url, content } = result ?? {}
    if (typeof title !== 'string' || typeof url !== 'string' || !/^https?:\/\//.test(url)) return []
    return [{ title, url, excerpt: typeof content === 'string' ? content.slice(0, 1_000) : '' }]
  })
}
