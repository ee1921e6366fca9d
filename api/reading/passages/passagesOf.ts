import type { Reading, TableBlock, TextBlock } from '../reading.ts'
import { verifyQuote } from './verifyQuote.ts'

/** A sentence, list item or table row with its context: the unit of search. */
export interface Passage {
  /** Verbatim on the page. */
  readonly text: string
  readonly page: number
  readonly kind: 'heading' | 'sentence' | 'listItem' | 'row'
  /** Outermost first. */
  readonly headings: readonly string[]
  /** The words that lead to it: the paragraph before a list, or the header of a table. */
  readonly leadIn: string
  /** Passages of one paragraph or table have the same number; it goes up through the document. */
  readonly block: number
}

/** The passages of a document in reading order; only those found verbatim on their page. */
export function passagesOf(reading: Reading): Passage[] {
  const passages: Passage[] = []
  let leadIn = ''
  for (const [block, content] of reading.blocks.entries()) {
    if (content.kind === 'table') {
      passages.push(...rowsOf(reading, content, block))
      continue
    }
    if (content.kind !== 'listItem') leadIn = ''
    passages.push(
      ...sentencesOf(reading, content, { block, leadIn: content.kind === 'listItem' ? leadIn : '' }),
    )
    if (content.kind === 'paragraph') leadIn = lastSentence(content.text)
  }
  return passages
}

function sentencesOf(
  reading: Reading,
  { kind, text, headings, page, lines }: TextBlock,
  { block, leadIn }: { block: number; leadIn: string },
): Passage[] {
  const pages = [...new Set([page, ...lines.map((line) => line.page)])]
  const passageKind = kind === 'paragraph' ? 'sentence' : kind
  return splitSentences(text).flatMap((sentence) => {
    const on = pages.find((each) => verifyQuote(reading, sentence, each))
    if (on !== undefined) return [{ text: sentence, page: on, kind: passageKind, headings, leadIn, block }]
    // A sentence that goes on overleaf, or was hyphenated, is quoted by its lines.
    return lineQuotes(reading, sentence, lines).map((line) => ({
      ...line,
      kind: passageKind,
      headings,
      leadIn,
      block,
    }))
  })
}

/** The parts of a sentence as its lines have them: the longest run of lines on each page. */
function lineQuotes(
  reading: Reading,
  sentence: string,
  lines: TextBlock['lines'],
): { text: string; page: number }[] {
  const byPage = Map.groupBy(lines, ({ page }) => page)
  return [...byPage].flatMap(([page, ofPage]) => {
    const joined = ofPage
      .map(({ line }) => line.text)
      .filter(
        (text, at, all) =>
          sentence.includes(text.slice(0, -1).trim()) &&
          // The rest of a word that the line before cuts is its own, however short.
          (text.length > 12 || (at > 0 && all[at - 1]?.endsWith('-'))),
      )
      .join(' ')
    return joined !== '' && verifyQuote(reading, joined, page) ? [{ text: joined, page }] : []
  })
}

function rowsOf(reading: Reading, { header, rows, headings }: TableBlock, block: number): Passage[] {
  const leadIn = (header ?? []).map(({ text }) => text).join(' ')
  return rows.flatMap((row) => {
    const filled = row.filter(({ text }) => text !== '')
    const [first] = filled
    if (!first) return []
    // A dash in the last cell only says that there is nothing.
    const text = filled
      .map((cell) => cell.text)
      .join(' ')
      .replace(/(?: [-–—])+$/, '')
    const base = { page: first.page, kind: 'row' as const, headings, block }
    if (verifyQuote(reading, text, first.page)) return [{ ...base, text, leadIn }]
    // Cells of several lines are interleaved on the page, so each cell is quoted alone with the others as its lead-in.
    return filled
      .filter((cell) => verifyQuote(reading, cell.text, cell.page))
      .map((cell) => ({ ...base, page: cell.page, text: cell.text, leadIn: `${leadIn} ${text}` }))
  })
}

// Not after an abbreviation, an initial, or the number of a part at its start: "Exclusion d. Pollution", "Item 3.C. Other States".
const sentenceEnd =
  /(?<=[.;!?]["”)]?)(?<!\b(?:No|Nos|Inc|Ltd|Co|St|Mr|Mrs|Ms|Dr|vs?|e\.g|i\.e|[B-Z])\.)(?<!(?:^|[.;]\s)(?:Items?|Exclusion|Coverage|Part|Section|Paragraph|Condition|Insuring Agreement)\s[\w.]{1,4}\.)\s+(?=["“(]?[A-Z\d•(])/

const longest = 3000
/** What has no ends of sentences is cut between words. */
const chunk = /.{1,1000}(?:\s|$)|\S{1,1000}/gs

/** The sentences of a paragraph. */
function splitSentences(text: string): string[] {
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => (sentence.length > longest ? (sentence.match(chunk) ?? []) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function lastSentence(text: string): string {
  return splitSentences(text).at(-1) ?? ''
}
