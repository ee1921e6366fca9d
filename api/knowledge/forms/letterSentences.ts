import type { Reading } from '../../reading/index.ts'
import { days } from './spokenValues.ts'

/** A letter that answers what a form asks. */
export interface Letter {
  readonly name: string
  readonly reading: Reading
}

/** What a letter says for one field. */
export interface LetterAnswer {
  readonly value: string
  readonly source: string
  /** Verbatim. */
  readonly quote: string
  /** Whether the sentence speaks of all that the field asks, so that it is newer than the records. */
  readonly isPlain?: boolean
}

/** A sentence of a letter. */
export interface Sentence {
  readonly text: string
  readonly page: number
  readonly letter: string
  /** The day on which the letter was written, YYYY-MM-DD; null when it has no date. */
  readonly written: string | null
}

/** The sentences of a letter, without its tables. */
export function sentencesOf({ name, reading }: Letter): Sentence[] {
  const texts = reading.blocks.flatMap((block) =>
    block.kind === 'table' ? [] : [{ text: block.text, page: block.page }],
  )
  const written = texts.flatMap(({ text }) => (text.length < 60 ? days(text, null) : []))[0]?.value ?? null
  const iso = written?.replace(/(\d{2})\/(\d{2})\/(\d{4})/, '$3-$1-$2') ?? null
  return texts.flatMap(({ text, page }) =>
    text
      .split(/(?<=[.!?])\s+(?=[A-Z"“])|(?<=[a-z]{3}[.!?])\s+(?=\d)/)
      .map((each) => ({ text: each.trim(), page, letter: name, written: iso })),
  )
}

/** A value that a sentence gives. */
export function answer({ page, letter, text }: Sentence, value: string): LetterAnswer {
  return { value, source: `${letter}, page ${page}`, quote: text }
}

/** Words that turn a statement around. */
export const negation = /\b(?:no|not|never|none|nobody|no one|without|neither|nor)\b|n['’]t\b/i
