import { z } from 'zod'
import { type Block, builtInStyles } from '../../documents/index.ts'
import { agencyKind } from '../../identity/index.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { textBlock } from '../artifacts/textBlock.ts'
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
    styleId: z.string().default(builtInStyles[0]?.id ?? 'builtin:classic-professional'),
    citations: z.array(citation).max(60).default([]),
  }),
  modelInput: z.object({
    title: z.string().trim().min(1).max(200),
    blocks: z.array(textBlock).min(1).max(500),
    styleId: z.string().optional(),
  }),
  describe: ({ title }) => `Wrote "${title}"`,
  run({ agency, services, workspaceId, stageId, write }, { title, blocks, styleId, citations }) {
    const author = agency.table(agencyKind).get(agency.id)?.name
    if (!author) throw new ToolError('The agency has no name.')
    const now = services.clock.now()
    const document = {
      title,
      author,
      blocks,
      language: 'en-US',
      footer: `${author} · ${title}`,
      createdAt: new Date(now).toISOString(),
    }
    const id = agency.newId(artifactKind)
    const { changes, texts } = newArtifact(
      id,
      { type: 'HTML_DOCUMENT', document, styleId },
      {
        workspaceId,
        stageId,
        title,
        citations,
        at: now,
      },
    )
    write(changes, texts)
    return Promise.resolve({ artifactId: id })
  },
  summarize: () => 'Written.',
})

/** Whether a value is a block type. */
export function isBlock(block: unknown): boolean {
  if (typeof block !== 'object' || block === null || !('type' in block)) return false
  return typeof block.type === 'string' && blockTypes.has(block.type as Block['type'])
}
