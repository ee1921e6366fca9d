import type { Block } from '../../../documents/index.ts'

interface DocumentChange {
  readonly note: string
  readonly blocks: Block[]
}

/** Adds a paragraph at the end of a document, before the signatures. */
export function withParagraph(blocks: readonly Block[], text: string): DocumentChange {
  const at = blocks.findIndex(({ type }) => type === 'signatures')
  const end = at < 0 ? blocks.length : at
  return {
    note: 'Added a paragraph',
    blocks: [...blocks.slice(0, end), { type: 'paragraph', text }, ...blocks.slice(end)],
  }
}

/** The document without the section whose heading the request names; null if it names none. */
export function withoutSection(blocks: readonly Block[], request: string): DocumentChange | null {
  const words = (request.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !fillers.has(word))
  const from = blocks.findIndex(
    (block) =>
      block.type === 'heading' && words.some((word) => block.text.toLowerCase().split(/\W+/).includes(word)),
  )
  const heading = blocks[from]
  if (heading?.type !== 'heading') return null
  const length = blocks
    .slice(from + 1)
    .findIndex((block) => block.type === 'heading' && block.level <= heading.level)
  const rest = length < 0 ? [] : blocks.slice(from + 1 + length)
  return { note: `Removed "${heading.text}"`.slice(0, 190), blocks: [...blocks.slice(0, from), ...rest] }
}

const fillers = new Set([
  'remove',
  'delete',
  'drop',
  'leave',
  'take',
  'section',
  'part',
  'about',
  'please',
  'from',
  'with',
  'document',
  'that',
  'this',
  'what',
  'your',
])
