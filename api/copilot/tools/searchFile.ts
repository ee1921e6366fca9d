import { stemmer } from 'stemmer'
import { z } from 'zod'
import { fileReading } from '../documents/documentReading.ts'
import { splitPrefix } from '../documents/taskFile.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import { defineTool } from './tool.ts'

/** Finds the passages of files that are nearest to a question. */
export const searchFile = defineTool({
  name: 'search_file',
  title: 'Search files',
  description: 'Finds the passages of one or more files that answer a question, verbatim with their pages.',
  reads: 'The files of the workspace',
  actsOutward: false,
  input: z.object({ fileIds: z.array(z.string()).min(1).max(50), query: z.string().min(1).max(2_000) }),
  describe: ({ query }) => `Searched for "${query}"`,
  async run({ agency, signal }, { fileIds, query }): Promise<Citation[]> {
    const wanted = new Set(stems(query))
    const hits: (Citation & { score: number })[] = []
    for (const fileId of fileIds) {
      const { file, reading } = await fileReading(agency, fileId, { signal })
      for (const block of reading.blocks) {
        if (block.kind === 'table' || block.kind === 'heading') continue
        const score = new Set(stems(block.text)).intersection(wanted).size / Math.max(1, wanted.size)
        const { name } = splitPrefix(file.name)
        if (score >= 0.34) hits.push({ fileId, fileName: name, page: block.page, quote: block.text, score })
      }
    }
    return hits
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ score: _, ...citation }) => citation)
  },
  summarize: (found) =>
    found.length === 0
      ? 'Nothing found.'
      : found.map(({ quote, page }) => `Page ${page}: ${quote}`).join('\n'),
})

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []).map((word) => stemmer(word))
}
