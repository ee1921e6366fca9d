import { z } from 'zod'
import { FetchRefusedError, type WebResult } from '../../platform/index.ts'
import { defineTool, ToolError } from './tool.ts'

type Research = { readonly isConfigured: boolean; readonly results: readonly WebResult[] }

/** Looks something up on the web with the configured search service. */
export const webResearch = defineTool({
  name: 'web_research',
  title: 'Research the web',
  description:
    'Searches the web and answers with pages and what they say. Says so when no search service is set up.',
  reads: 'Public web pages, through the configured search service',
  actsOutward: false,
  input: z.object({ query: z.string().trim().min(2).max(300) }),
  describe: ({ query }) => `Searched the web for "${query}"`,
  async run({ services: { webSearch, log }, agency, signal }, { query }): Promise<Research> {
    if (!webSearch.isConfigured) return { isConfigured: false, results: [] }
    try {
      return { isConfigured: true, results: await webSearch.search(query, signal) }
    } catch (error) {
      signal.throwIfAborted()
      log('warn', 'a web search failed', { agencyId: agency.id, reason: String(error) })
      throw new ToolError(
        error instanceof FetchRefusedError
          ? 'The search service has an address that Coverdesk does not fetch from.'
          : 'The search service did not answer. Try again later.',
      )
    }
  },
  summarize: ({ isConfigured, results }) =>
    isConfigured
      ? results.map(({ title, url }) => `${title}: ${url}`).join('\n') || 'Nothing found.'
      : 'No search service is set up.',
})
