import type { KnownValue } from './knownValue.ts'
import { type Sentence, splitSentences } from './letterSentences.ts'

/** What somebody wrote into the records in sentences: "Hood and duct cleaned every three months." */
export function recordNotes(known: readonly KnownValue[]): Sentence[] {
  return known.flatMap(({ label, value, source }) =>
    isNote.test(label) && / \w+ \w+ /.test(value)
      ? splitSentences(value).map((text) => ({ text, page: null, letter: `${source}, notes`, written: null }))
      : [],
  )
}

const isNote = /\b(?:notes?|text|remarks?|comments?|memo)$/i
