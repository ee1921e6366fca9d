import { z } from 'zod'
import type { Block } from '../../documents/index.ts'
import { agencyKind } from '../../identity/index.ts'
import { textBlock } from '../artifacts/textBlock.ts'
import { defaultStyleId } from '../styles/baseStyles.ts'
import { saveDraft } from './saveDraft.ts'
import { defineTool, ToolError } from './tool.ts'

const citation = z.object({ fileId: z.string(), fileName: z.string(), page: z.number(), quote: z.string() })
const blockTypes = new Set<Block['type']>([
  'callout',
  'chart',
  'checkBoxes',
  'columns',
  'cover',
  'fields',
  'heading',
  'keyFigures',
  'list',
  'overflow',
  'panel',
  'paragraph',
  'picture',
  'quote',
  'signatures',
  'table',
  'pageBreak',
  'rule',
  'space',
])

/** Writes a document that can be shown in any style and downloaded as PDF or Word. */
export const generateDocument = defineTool({
  name: 'generate_document',
  title: 'Generate a document',
  description:
    'Writes a document from headings, paragraphs, tables, charts and quotes, in a style of the agency.',
  reads: 'Only what it is given',
  actsOutward: false,
  input: z.object({
    title: z.string().trim().min(1).max(200),
    /** Blocks of the document model. */
    blocks: z
      .array(z.custom<Block>((block) => isBlock(block), 'This is no block of a document.'))
      .min(1)
      .max(2_000),
    /** False for what a client puts on paper of its own. */
    hasLetterhead: z.boolean().default(true),
    /** Defaults to the style that the message names. */
    styleId: z.string().optional(),
    citations: z.array(citation).max(60).default([]),
  }),
  modelInput: z.object({
    title: z.string().trim().min(1).max(200),
    blocks: z.array(textBlock).min(1).max(500),
    styleId: z.string().optional(),
  }),
  describe: ({ title }) => `Wrote "${title}"`,
  run(context, { title, blocks, styleId, hasLetterhead, citations }) {
    const { agency, services, drafting } = context
    const author = agency.table(agencyKind).get(agency.id)?.name
    if (!author) throw new ToolError('The agency has no name.')
    const document = {
      title,
      author,
      blocks,
      hasLetterhead,
      language: 'en-US',
      footer: `${author} · ${title}`,
      createdAt: new Date(services.clock.now()).toISOString(),
    }
    const set = styleId ?? drafting?.styleId ?? defaultStyleId
    return saveDraft(context, { type: 'HTML_DOCUMENT', document, styleId: set }, { title, citations })
  },
  summarize: () => 'Written.',
})

/** Whether a value is a block type. */
export function isBlock(block: unknown): boolean {
  if (typeof block !== 'object' || block === null || !('type' in block)) return false
  return typeof block.type === 'string' && blockTypes.has(block.type as Block['type'])
}
