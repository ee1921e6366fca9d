import type { Box, Line, Reading, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { union } from './cellGeometry.ts'

/** A sentence of running text and where it begins. */
export interface Sentence {
  readonly text: string
  readonly page: number
  readonly box: Box | null
  readonly block: TextBlock
}

/** The text blocks that a part contains: what a block has of it, without the number and title that open an endorsement. */
export function partBlocks(part: DocumentPart, reading: Reading): TextBlock[] {
  const lines = new Set(part.pages.flatMap((page) => page.lines))
  const pages = new Set(part.pages.map(({ page }) => page.number))
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  const blocks = reading.blocks
    .filter(
      (block): block is TextBlock =>
        block.kind !== 'table' &&
        block.page <= last &&
        (block.lines.at(-1)?.page ?? block.page) >= first &&
        block.lines.some(({ line }) => lines.has(line)),
    )
    .map((block) => ownPart(block, lines))
  return part.kind === 'endorsement' && part.title !== null ? withoutTitle(blocks, part) : blocks
}

/** Endorsements may follow each other without a space between: a block is of one up to the first line of the next. */
function ownPart(block: TextBlock, lines: ReadonlySet<Line>): TextBlock {
  const from = block.lines.findIndex(({ line }) => lines.has(line))
  const to = block.lines.findLastIndex(({ line }) => lines.has(line)) + 1
  if (from === 0 && to === block.lines.length) return block
  const start = from === 0 ? 0 : startOf(block, from)
  const end = to === block.lines.length ? block.text.length : startOf(block, to)
  if (start === -1 || end <= start) return block
  const own = block.lines.slice(from, to)
  return {
    ...block,
    text: block.text.slice(start, end).trim(),
    lines: own,
    page: own[0]?.page ?? block.page,
    box: union(own.map(({ line }) => line.box)),
  }
}

/** Where the text of a block's line begins; -1 if it is printed otherwise. */
function startOf({ text, lines }: TextBlock, at: number): number {
  let from = 0
  for (const { line } of lines.slice(0, at)) from = Math.max(from, text.indexOf(line.text.trim(), from))
  return text.indexOf(lines[at]?.line.text.trim() ?? '', from)
}

/** "HP 2135 - MEDICAL EXPENSE. Coverage C does not apply …": a title that runs into the text is no part of its sentences. */
function withoutTitle(blocks: readonly TextBlock[], { title, form, pages }: DocumentPart): TextBlock[] {
  const own = pages.flatMap(({ lines }) => lines.map(({ text }) => text.trim()))
  const opening = new RegExp(
    String.raw`^(?:(?:\w+ )?(?:endorsement|rider) (?:(?:no\.?|number|#) ?)?[\w-]+\W+)?(?:${RegExp.escape(form ?? '')})?[\s\d().:/–—-]*${RegExp.escape(title ?? '')}\s?[.:–—-]+\s+(?=\S)`,
    'i',
  )
  return blocks.flatMap((block, at): TextBlock[] => {
    const isOwn = own.some((text) => block.headings.at(-1)?.startsWith(text))
    const headings = isOwn ? block.headings : [title ?? '']
    const runIn = opening.exec(block.text)?.[0]
    const before = blocks[at - 1]
    const begun = before?.kind === 'heading' ? opening.exec(before.text)?.[0] : undefined
    // The first line may be bold, and the sentence that it begins goes on below.
    if (before && begun !== undefined && block.kind === 'paragraph')
      return [
        {
          ...block,
          headings: [title ?? ''],
          text: `${before.text.slice(begun.length)} ${block.text}`,
          lines: [...before.lines, ...block.lines],
        },
      ]
    if (runIn === undefined) return [{ ...block, headings }]
    if (block.kind === 'heading' && blocks[at + 1]?.kind === 'paragraph') return []
    return [{ ...block, kind: 'paragraph', headings: [title ?? ''], text: block.text.slice(runIn.length) }]
  })
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
  /(?:(?<=[a-z0-9)"”]{2}[.;:]["”]?)|(?<=\b[A-Z]{4,}(?<!CORP)\.)|(?<=\b(?:[Pp]remises|[Ll]ocations?|[Bb]uildings?) (?:\d{1,2}(?:,| and|, and) )*\d\.))\s+(?=[A-Z"“(])/

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
