import type { Box, Reading, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { union } from './cellGeometry.ts'

/** A sentence of running text and where it begins. */
export interface Sentence {
  readonly text: string
  readonly page: number
  readonly box: Box | null
  readonly block: TextBlock
}

/** The text blocks that a part contains. */
export function partBlocks(part: DocumentPart, reading: Reading): TextBlock[] {
  const lines = new Set(part.pages.flatMap((page) => page.lines))
  const pages = new Set(part.pages.map(({ page }) => page.number))
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  return reading.blocks.filter(
    (block): block is TextBlock =>
      block.kind !== 'table' &&
      block.page <= last &&
      (block.lines.at(-1)?.page ?? block.page) >= first &&
      block.lines.some(({ line }) => lines.has(line)),
  )
}

/** The text blocks of a part with the sentences in its tables: "Item E" beside "Premium: $58,250 for …". */
export function statedBlocks(part: DocumentPart, reading: Reading): TextBlock[] {
  const pages = new Set(part.pages.map(({ page }) => page.number))
  const tables = reading.blocks.filter((block) => block.kind === 'table' && pages.has(block.page))
  const cells = tables.flatMap((table) => (table.kind === 'table' ? table.rows.flat() : []))
  const stated = cells.filter(({ text }) => text.split(' ').length > 6 && /\w[.:;] /.test(text))
  return [
    ...partBlocks(part, reading),
    ...stated.map(({ text, page, box }) => ({
      kind: 'paragraph' as const,
      text,
      page,
      box,
      headings: [],
      lines: [],
    })),
  ]
}

/** The sentences of a block; an abbreviation or a number does not end one. */
export function sentencesOf(block: TextBlock): Sentence[] {
  return textsOf(block, sentenceEnd)
}

/** "… at Premises 1 and 2. We pay …" ends after one digit, unlike "1. We pay …" */
const sentenceEnd =
  /(?:(?<=[a-z0-9)"”]{2}[.;:]["”]?)|(?<=\b(?:[Pp]remises|[Ll]ocations?|[Bb]uildings?) (?:\d{1,2}(?:,| and|, and) )*\d\.))\s+(?=[A-Z"“(])/

/** The texts of a block between breaks, each with its place. */
export function textsOf(block: TextBlock, breaks: RegExp): Sentence[] {
  const texts = block.text.split(breaks)
  return texts.map((text) => {
    const place = block.lines.find(
      ({ line }) => text.startsWith(line.text.slice(0, 12)) || line.text.includes(text.slice(0, 24)),
    )
    return {
      text: text.trim(),
      page: place?.page ?? block.page,
      box: place
        ? union(block.lines.filter(({ page }) => page === place.page).map(({ line }) => line.box))
        : block.box,
      block,
    }
  })
}
