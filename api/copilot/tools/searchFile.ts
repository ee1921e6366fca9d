import { z } from 'zod'
import { fileKind } from '../../files/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { type AnswerDocument, openAnswers, standingAnswer } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import { defineTool } from './tool.ts'

/** Answers a question from files, quoting the source. */
export const searchFile = defineTool({
  name: 'search_file',
  title: 'Search files',
  description:
    'Answers a question from one or more files, verbatim with the pages. Says so when they are silent.',
  reads: 'The files of the workspace',
  actsOutward: false,
  input: z.object({
    fileIds: z.array(z.string()).min(1).max(50),
    query: z.string().min(1).max(2_000),
    earlier: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .max(20)
      .default([]),
  }),
  describe: ({ query }) => `Searched for "${query}"`,
  async run(context, { fileIds, query, earlier }) {
    const documents: AnswerDocument[] = []
    for (const id of fileIds) {
      documents.push({ id, ...(await readFileOf(context, id)) })
    }
    const today = agencyToday(context.agency, context.services.clock.now())
    const hasVectors = documents.some(({ vectors }) => (vectors?.length ?? 0) > 0)
    const meaning = hasVectors ? { embed: (text: string) => context.services.vectors.embedOne(text) } : {}
    const files = context.agency.table(fileKind)
    const [policyId, ...others] = new Set(fileIds.map((id) => files.get(id)?.attachedTo))
    const standing =
      policyId && others.length === 0
        ? standingAnswer(context.agency, policyId, { question: query, today })
        : null
    const { status, verdict, answer, citations, parts } =
      standing ?? (await openAnswers(documents)(query, { earlier, today, ...meaning }))
    const names = new Map(documents.map(({ id, name }) => [id, name]))
    return {
      status,
      verdict,
      answer,
      ...(parts && { parts }),
      citations: citations.map(({ documentId, page, quote, role }): Citation & { role: string } => ({
        fileId: documentId,
        fileName: names.get(documentId) ?? files.get(documentId)?.name ?? '',
        page,
        quote,
        role,
      })),
    }
  },
  summarize: ({ answer, citations }) =>
    [answer, ...citations.map(({ fileName, page, quote }) => `${fileName}, page ${page}: ${quote}`)].join(
      '\n',
    ),
})
