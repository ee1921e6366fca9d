import type { Block, Reading, TableBlock } from '../../reading/index.ts'
import type { KnownValue } from './knownValue.ts'
import { days } from './spokenValues.ts'

/** A letter that answers what a form asks. */
export interface Letter {
  readonly name: string
  readonly reading: Reading
  /** Whether it is what somebody typed, which has no pages. */
  readonly isMessage?: boolean
}

/** What a letter says for one field. */
export interface LetterAnswer {
  readonly value: string
  readonly source: string
  /** Verbatim. */
  readonly quote: string
  /** Its position in its sentence. */
  readonly index?: number
  /** Whether the sentence speaks of all that the field asks, so that it is newer than the records. */
  readonly isPlain?: boolean
}

/** A sentence of a letter. */
export interface Sentence {
  readonly text: string
  /** Null in a message. */
  readonly page: number | null
  readonly letter: string
  /** The day on which the letter was written, YYYY-MM-DD; null when it has no date. */
  readonly written: string | null
}

/** The sentences of a letter; a table of two columns is a list of labels with what is said of each, and one of more a list of rows. */
export function sentencesOf({ name, reading, isMessage = false }: Letter): Sentence[] {
  const texts = reading.blocks.flatMap((block) =>
    // What an e-mail quotes is an older one.
    block.kind !== 'table' && block.text.startsWith('>')
      ? []
      : (block.kind === 'table' ? rowsOf(block) : itemsOf(block)).map((text) => ({
          text: text.replaceAll(/(\d)- (?=\d)/g, '$1-'),
          page: isMessage ? null : block.page,
        })),
  )
  const whole = withNumbersJoined(texts)
  const parts = whole.flatMap(({ text }) => [text, ...text.split(/\n|(?<=\S) (?=(?:date|sent):)/i)])
  const written = parts.flatMap((text) => (text.length < 60 ? days(text, null) : []))[0]?.value ?? null
  const iso = written === null ? null : isoDay(written)
  return whole.flatMap(({ text, page }) =>
    splitSentences(text).map((each) => ({ text: each, page, letter: name, written: iso })),
  )
}

/** "We seat" before a line that begins with "142. We close at eleven": no item of a list. */
function withNumbersJoined<T extends { readonly text: string }>(texts: readonly T[]): T[] {
  const joined: T[] = []
  for (const each of texts) {
    const before = joined.at(-1)
    if (
      before &&
      /[a-z]{3}$/.test(before.text) &&
      before.text.includes(' ') &&
      /^\d{2,4}\. [A-Z]/.test(each.text)
    )
      joined[joined.length - 1] = { ...before, text: `${before.text} ${each.text}` }
    else joined.push(each)
  }
  return joined
}

export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No|Ste|Jr|P\.O|[A-Z])\.)\s+(?=[A-Z"“])|(?<=[a-z]{3}[.!?])\s+(?=\d)/,
    )
    .map((each) => each.trim())
}

/** "Furnace Street building - 1.2 million": lines of a list without its bullets are statements of their own. */
function itemsOf({ text, lines }: Exclude<Block, { kind: 'table' }>): string[] {
  if (areRows(lines.map(({ line }) => line.text))) return lines.map(({ line }) => line.text)
  const starts = lines.map(({ line }) => /^\S.{3,50}?(?: [-–—] |: )/.test(line.text))
  if (starts.filter(Boolean).length < 2) return [text]
  const items: string[] = []
  for (const [at, { line }] of lines.entries())
    if (items.length === 0 || starts[at]) items.push(line.text)
    else items[items.length - 1] += ` ${line.text}`
  return items
}

/** "2019 Cat D6 dozer, serial 0TMY00881, $164,500" under a line like it: lines with the same cells, an amount at the end. */
function areRows(lines: readonly string[]): boolean {
  const cells = lines.map((line) => line.split(/,(?!\d{3}) /))
  const count = cells[0]?.length ?? 0
  return (
    lines.length > 1 &&
    count > 2 &&
    cells.every((each) => each.length === count && /^\$[\d,.]*\d$/.test(each.at(-1) ?? ''))
  )
}

function rowsOf({ header, rows }: TableBlock): string[] {
  return [...(header ? [header] : []), ...rows].flatMap((cells) => {
    const [label, value, ...others] = cells
    if (!label || !value) return []
    // A row of a schedule is told in one breath.
    if (others.length > 0)
      return cells === header
        ? []
        : [
            cells
              .map(({ text }) => text.trim())
              .filter(Boolean)
              .join(', '),
          ]
    return label.text !== '' && value.text !== '' ? [`${label.text.replace(/:$/, '')}: ${value.text}`] : []
  })
}

/** A sentence's source, as shown to users: "letter.pdf, page 1". */
export function sourceOf({ letter, page }: Pick<Sentence, 'letter' | 'page'>): string {
  return page === null ? letter : `${letter}, page ${page}`
}

/** A value that a sentence gives. */
export function answer(sentence: Sentence, value: string): LetterAnswer {
  return { value, source: sourceOf(sentence), quote: sentence.text }
}

/** The day on which a letter was written, where it says so. */
export function dayWritten(sentences: readonly Sentence[]): LetterAnswer | null {
  return firstOf(
    sentences,
    ({ text, written }) => days(text, null).find(({ value }) => isoDay(value) === written)?.value,
  )
}

/** YYYY-MM-DD for MM/DD/YYYY. */
function isoDay(day: string): string {
  return day.replace(/(\d{2})\/(\d{2})\/(\d{4})/, '$3-$1-$2')
}

/** Words that turn a statement around. */
export const negation = /\b(?:no|not|never|none|nobody|no one|without|neither|nor)\b|n['’]t\b/i

/** Fields whose answer needs more than the nearest value. */
export interface LetterSubject {
  /** What the label looks like. */
  readonly asks: RegExp
  /** Whether nothing else answers what it leaves open. */
  readonly isOnly?: true
  /** `isOpen`: whether the answer is in words of its own, and not one of the options of a list. */
  find(sentences: readonly Sentence[], asked: string, isOpen: boolean): LetterAnswer | null
}

/** The first day that a letter names behind certain words. */
export function dayAfter(sentences: readonly Sentence[], words: RegExp): LetterAnswer | null {
  return firstOf(sentences, ({ text, written }) => {
    for (const { index } of text.matchAll(new RegExp(words.source, 'gi'))) {
      const [day] = days(text.slice(index).split(/[;,]| (?:and|but) /)[0] ?? '', written, true)
      if (day) return day.value
    }
    return undefined
  })
}

export function firstOf(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => string | undefined,
): LetterAnswer | null {
  for (const sentence of sentences) {
    const value = find(sentence)
    if (value !== undefined) return answer(sentence, value)
  }
  return null
}

/** What somebody wrote into the records in sentences: "Hood and duct cleaned every three months." */
export function recordNotes(known: readonly KnownValue[]): Sentence[] {
  return known.flatMap(({ label, value, source }) =>
    isNote.test(label) && / \w+ \w+ /.test(value)
      ? splitSentences(value).map((text) => ({ text, page: null, letter: `${source}, notes`, written: null }))
      : [],
  )
}

const isNote = /\b(?:notes?|text|remarks?|comments?|memo)$/i
