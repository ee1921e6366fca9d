import { z } from 'zod'
import type { Block } from '../../documents/index.ts'

const longest = { line: 500, note: 2_000, text: 20_000 }

const line = z.string().max(longest.line)
const align = z.enum(['left', 'right', 'center'])
const span = z.object({
  text: z.string().max(longest.text),
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  link: z.string().max(2_000).optional(),
})
const richText = z.union([
  z.string().max(longest.text),
  z.array(z.union([z.string().max(longest.text), span])).max(500),
])

/** Blocks that a language model writes: words, lists and plain tables. */
export const textBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: line.min(1),
    isQuiet: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('paragraph'),
    text: richText,
    style: z.enum(['lead', 'body', 'strong', 'small', 'fine']).optional(),
    align: align.optional(),
  }),
  z.object({
    type: z.literal('list'),
    kind: z.enum(['bullet', 'number', 'check']),
    items: z.array(richText).min(1).max(500),
  }),
  z.object({
    type: z.literal('callout'),
    tone: z.enum(['neutral', 'positive', 'caution']),
    title: line.optional(),
    text: richText,
  }),
  z.object({ type: z.literal('quote'), text: z.string().max(longest.text), citation: line }),
  z
    .object({
      type: z.literal('table'),
      summary: line,
      columns: z
        .array(
          z.object({
            header: line,
            width: z.number().positive().max(100),
            align: align.optional(),
            isHighlighted: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(12),
      rows: z
        .array(
          z.array(
            z.union([
              z.string().max(longest.text),
              z.object({
                text: z.string().max(longest.text),
                isHeader: z.literal(true),
                note: z.string().max(longest.note).optional(),
              }),
            ]),
          ),
        )
        .max(1_000),
      hasTotal: z.boolean().optional(),
    })
    .refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length), {
      message: 'Every row of a table needs a cell for each column.',
    }),
  z.object({ type: z.literal('pageBreak') }),
  z.object({ type: z.literal('rule') }),
])

/** Blocks that people edit: the words, and the figures of a proposal. */
export const editableBlock = z.union([
  textBlock,
  z.object({
    type: z.literal('keyFigures'),
    entries: z
      .array(z.object({ label: line, value: line, note: z.string().max(longest.note).optional() }))
      .min(1)
      .max(12),
  }),
  z.object({
    type: z.literal('fields'),
    layout: z.enum(['stacked', 'aligned']),
    across: z.number().int().min(1).max(12).optional(),
    entries: z
      .array(z.object({ label: line, value: z.string().max(longest.text) }))
      .min(1)
      .max(500),
  }),
])

/** Whether a block is entirely editable. Other blocks are kept unchanged. */
export function isEditableBlock(block: Block): boolean {
  return editableBlock.safeParse(block).success
}
