import type { Block, Cell, RichText } from '../../../documents/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { asksToLeaveOut, price, priceWords, type Topic, topicOf } from './documentTopic.ts'
import { cellWords, wordsOf } from './richWords.ts'
import { documentTone, withLast } from './documentTone.ts'
import { asksForLonger, longerDocument } from './longer.ts'
import { shorterComparison } from './shorterComparison.ts'

export interface DocumentChange {
  readonly note: string
  readonly blocks: readonly Block[]
}

/** The changed document and a note for its history; null if the request is not understood. */
export function documentChange(blocks: readonly Block[], request: string): DocumentChange | null {
  if (asksForShorter(request)) return shorter(blocks)
  if (asksForLonger(request)) return longerDocument(blocks)
  if (asksToLeaveOut.test(request)) return without(blocks, request)
  const reworded = documentTone(blocks, request)
  if (reworded) return reworded
  const topic = topicOf(request, blocks)
  if (topic === null) return null
  if (/\btable\b/i.test(request) && !/\btop\b/i.test(request)) return withOwnTable(blocks, topic)
  if (/\b(?:top|first|beginning|(?:lead|start) with)\b/i.test(request))
    return atTop(blocks, topic) ?? rowsFirst(blocks, topic)
  if (/\bonly\b/i.test(request)) {
    const kept = blocks.map((block) => narrowed(block, topic.pattern, { keeps: true }))
    return isSame(kept, blocks) ? null : { note: `Kept only ${topic.words}`, blocks: kept }
  }
  return null
}

/** Whether a request wants less of everything, and names nothing to leave out. */
export function asksForShorter(request: string): boolean {
  if (/\b(?:cut (?:it|this|that)|half)\b/i.test(request)) return true
  return (
    /\b(?:short|shorter|shorten|brief|briefer|concise|tight|tighter|tighten|condense|wordy|too long)\b/i.test(
      request,
    ) && !asksToLeaveOut.test(request)
  )
}

/** Adds a paragraph at the end of a document, before its small print and signatures. */
export function withParagraph(blocks: readonly Block[], text: string): DocumentChange {
  return { note: 'Added a paragraph', blocks: withLast(blocks, [{ type: 'paragraph', text }]) }
}

/** "… Add that to what is not covered.": what was said, at the end of the section that the request names. */
export function withParagraphIn(blocks: readonly Block[], request: string): DocumentChange | null {
  const [, text, section = ''] = saidAndSection.exec(request.trim()) ?? []
  const topic = topicOf(section, blocks)
  const [from, to] = topic ? sectionOn(blocks, topic) : [-1, -1]
  if (!text || from < 0) return null
  return { note: `Added to ${section}`, blocks: blocks.toSpliced(to, 0, { type: 'paragraph', text }) }
}

const saidAndSection =
  /^(.{5,300}?[.!])\s+(?:please |then )?(?:add|put|include) (?:that|this|it) (?:to|in|under|into) (?:the )?["“]?(.{3,60}?)["”]?[.!]?$/is

/** The document with less prose. Every row, exclusion, condition and warning stays, except in a comparison. */
function shorter(whole: readonly Block[]): DocumentChange | null {
  const blocks = shorterComparison(whole, price)
  const inTables = new Set(
    blocks.flatMap((block) => (block.type === 'table' ? block.rows.map(([first]) => cellWords(first)) : [])),
  )
  const left = blocks.flatMap((block): Block[] => {
    switch (block.type) {
      // The figures and the page are in the text or a table.
      case 'chart':
      case 'quote':
        return []
      case 'paragraph':
        return block.style && block.style !== 'body'
          ? [block]
          : [{ ...block, text: essentialText(block.text) }]
      case 'list':
        // An item that stays stays whole: its second sentence may be the condition or the exception.
        return block.items.every((item) => inTables.has(termOf(item))) ? [] : [block]
      default:
        return [block]
    }
  })
  const changed = left.filter((block, at) => !isEmptySection(block, left[at + 1]))
  if (blocks !== whole)
    return { note: 'Kept the differences that matter most and the price', blocks: changed }
  return isSame(changed, blocks) ? null : { note: 'Made it shorter', blocks: changed }
}

/** What an item explains: its bold beginning, without the colon. */
function termOf(item: RichText): string {
  const [first] = typeof item === 'string' ? [] : item
  return typeof first === 'object' && first.isBold ? first.text.replace(/:?\s*$/, '') : ''
}

/** A sentence with a fact, a recommendation, a condition, an exception or a request: a shorter text keeps it. */
const essential =
  /\d|n['’]t\b|\b(?:not|no|never|none|nothing|unless|until|except\w*|exclud\w*|only|must|shall|may|recommend\w*|requir\w*|provided|subject to|if|when|before|after|by|however|but|please)\b/i

/** The first sentence, and those that a shorter text must not lose. */
export function essentialOf(paragraph: string): string {
  const [first = '', ...rest] = paragraph.split(/(?<=[.!?])\s+(?=[A-Z])/)
  return [first, ...rest.filter((sentence) => essential.test(sentence))].join(' ')
}

function isEmptySection(block: Block, next: Block | undefined): boolean {
  if (block.type !== 'heading') return false
  return !next || next.type === 'signatures' || (next.type === 'heading' && next.level <= block.level)
}

/** A text with words in bold stays whole, unless its first sentence has all that matters. */
function essentialText(text: RichText): RichText {
  if (typeof text === 'string') return essentialOf(text)
  const kept = essentialOf(wordsOf(text))
  let left = kept.length
  const runs = text.flatMap((run) => {
    const words = wordsOf([run]).slice(0, Math.max(left, 0))
    left -= words.length
    return words === '' ? [] : [typeof run === 'string' ? words : { ...run, text: words }]
  })
  return wordsOf(text).startsWith(kept) ? runs : text
}

/** The document without a section, and without what else it says about it: rows, figures, list items, a chart. */
function without(blocks: readonly Block[], request: string): DocumentChange | null {
  if (/\bsign(?:ature|atures|ing)?\b/i.test(request)) return withoutSignatures(blocks)
  const topic = topicOf(request, blocks)
  if (!topic) return null
  const [from, to] = sectionOn(blocks, topic)
  const heading = blocks[from]
  const left = from < 0 ? blocks : [...blocks.slice(0, from), ...blocks.slice(to)]
  // A price is everywhere; another topic is gone with its section.
  const changed =
    from < 0 || topic.pattern === price
      ? left.flatMap((block) => {
          if (block.type === 'chart' && topic.pattern.test(block.title)) return []
          if (block.type === 'table' && block.rows.every(([first]) => topic.pattern.test(cellWords(first))))
            return []
          return [narrowed(block, topic.pattern, { keeps: false })]
        })
      : left
  if (isSame(changed, blocks)) return withoutSentences(blocks, topic)
  const full = changed.filter(
    (block, at) => !isEmptySection(block, changed[at + 1]) || wasEmpty(blocks, block),
  )
  const name = heading?.type === 'heading' ? `"${heading.text}"` : topic.words
  return { note: `Removed ${name}`.slice(0, 190), blocks: full }
}

/** The document without the sentences that say something of a topic. */
function withoutSentences(blocks: readonly Block[], { words, pattern }: Topic): DocumentChange | null {
  const changed = blocks.flatMap((block): Block[] => {
    if (block.type !== 'paragraph' && block.type !== 'callout') return [block]
    const text = wordsOf(block.text)
    const left = text.split(/(?<=[.!?])\s+/).filter((sentence) => !pattern.test(sentence))
    const said = left.join(' ')
    if (said === '') return []
    return [said.length === text.length ? block : { ...block, text: said }]
  })
  return isSame(changed, blocks) ? null : { note: `Left out ${words}`.slice(0, 190), blocks: changed }
}

function wasEmpty(blocks: readonly Block[], heading: Block): boolean {
  return isEmptySection(heading, blocks[blocks.indexOf(heading) + 1])
}

function withoutSignatures(blocks: readonly Block[]): DocumentChange | null {
  const changed = blocks
    .filter(({ type }) => type !== 'signatures')
    .map((block) =>
      block.type === 'list'
        ? { ...block, items: block.items.filter((item) => !/\bsign\b/i.test(wordsOf(item))) }
        : block,
    )
  return isSame(changed, blocks) ? null : { note: 'Removed the signatures', blocks: changed }
}

/** Where the section on a topic begins and ends; -1 if no heading names it. */
function sectionOn(blocks: readonly Block[], { pattern }: Topic): [from: number, to: number] {
  const from = blocks.findIndex((block) => block.type === 'heading' && pattern.test(block.text))
  const heading = blocks[from]
  if (heading?.type !== 'heading') return [-1, -1]
  const length = blocks
    .slice(from + 1)
    .findIndex(
      (block) => (block.type === 'heading' && block.level <= heading.level) || block.type === 'signatures',
    )
  return [from, length < 0 ? blocks.length : from + 1 + length]
}

/** A block with only the entries on a topic, or without them. Blocks that say nothing about it stay. */
function narrowed(block: Block, pattern: RegExp, { keeps }: { keeps: boolean }): Block {
  const inText = pattern === price ? priceWords : pattern
  function those<Entry>(
    entries: readonly Entry[],
    words: (entry: Entry) => string,
    sought = pattern,
  ): Entry[] {
    const found = entries.filter((entry) => sought.test(words(entry)) === keeps)
    return found.length === 0 || (keeps && found.length === entries.length) ? [...entries] : found
  }
  switch (block.type) {
    case 'list':
      return { ...block, items: those(block.items, wordsOf, inText) }
    case 'checkBoxes':
      return { ...block, entries: those(block.entries, ({ label }) => label) }
    case 'keyFigures':
    case 'fields':
      return { ...block, entries: those(block.entries, ({ label }) => label) }
    case 'table':
      return { ...block, rows: those(block.rows, ([first]) => cellWords(first)) }
    case 'paragraph': {
      if (keeps || block.style !== 'lead') return block
      const sentences = wordsOf(block.text).split(/(?<=[.!?])\s+/)
      return { ...block, text: those(sentences, (sentence) => sentence, inText).join(' ') }
    }
    default:
      return block
  }
}

/** The rows on a topic, in a section and a table of their own before the others. */
function withOwnTable(blocks: readonly Block[], topic: Topic): DocumentChange | null {
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []))
  const [source] = tables.filter(({ rows }) => rows.some(([first]) => topic.pattern.test(cellWords(first))))
  const at = blocks.findIndex(({ type }) => type === 'table' || type === 'chart')
  if (!source || at < 0) return null
  const rows = tables
    .filter(({ columns }) => columns.length === source.columns.length)
    .flatMap((table) => table.rows.filter(([first]) => topic.pattern.test(cellWords(first))))
  const before = blocks[at - 1]?.type === 'heading' ? at - 1 : at
  const name = capitalized(topic.words)
  return {
    note: `Put ${topic.words} in a table`,
    blocks: [
      ...blocks.slice(0, before),
      { type: 'heading', level: 1, text: name.endsWith('s') ? name : `${name}s` },
      { ...source, summary: name, rows, hasTotal: false },
      ...blocks.slice(before),
    ],
  }
}

function atTop(blocks: readonly Block[], topic: Topic): DocumentChange | null {
  const [from, to] = sectionOn(blocks, topic)
  const heading = blocks[from]
  const top = blocks[0]?.type === 'cover' ? 1 : 0
  if (heading?.type !== 'heading' || from <= top) return null
  return {
    note: `Moved "${heading.text}" to the top`,
    blocks: [
      ...blocks.slice(0, top),
      ...blocks.slice(from, to),
      ...blocks.slice(top, from),
      ...blocks.slice(to),
    ],
  }
}

/** The rows on a topic before the others, in the first table that has their columns. */
function rowsFirst(blocks: readonly Block[], { words, pattern }: Topic): DocumentChange | null {
  const isOn = ([first]: readonly Cell[]) => pattern.test(cellWords(first))
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []))
  const source = tables.find(({ rows }) => rows.some(isOn))
  const alike = tables.filter(({ columns }) => isSameText(columns, source?.columns))
  const [first] = alike
  if (!source || !first) return null
  const rows = alike.flatMap((table) => table.rows.filter(isOn))
  const moved = blocks.flatMap((block): Block[] => {
    if (block.type !== 'table' || !alike.includes(block)) return [block]
    const others = block.rows.filter((row) => !isOn(row))
    if (block === first) return [{ ...block, rows: [...rows, ...others] }]
    return others.length > 0 ? [{ ...block, rows: others }] : []
  })
  const changed = moved.filter(
    (block, at) => !isEmptySection(block, moved[at + 1]) || wasEmpty(blocks, block),
  )
  return isSame(changed, blocks) ? null : { note: `Put ${words} first`, blocks: changed }
}

function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function isSame(changed: readonly Block[], blocks: readonly Block[]): boolean {
  return isSameText(changed, blocks)
}
