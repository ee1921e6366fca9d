import { stemOf } from '../../reading/passages/passageIndex.ts'
import { wordRarity } from '../../reading/passages/wordSimilarity.ts'
import { isTradeTerm, topicNames } from '../topics/topics.ts'
import type { Candidate } from './answerCandidates.ts'
import { inFull } from './inFull.ts'
import { insuranceSynonyms } from './insuranceSynonyms.ts'

/** Names are capitalized, and left alone. */
const typed = /(?<![\p{L}\d'’@.-])(?:[a-z]{4,}|(?<=^|[.?!]\s)[A-Z][a-z]{3,})(?![\p{L}\d'’@-])/gu

/**
 * Writes shorthand in full and compounds as the documents do ("microneedling", "micro-needling"), and corrects words of questions that are neither English nor in the documents: "deductable", "hurricain". They become the
 * nearest word of the trade; other words that nobody knows ("trencher", "reefer") are left as typed.
 */
export function openSpelling(candidates: readonly Candidate[]): (question: string) => string {
  let ofDocuments: ReadonlySet<string> | null = null
  const inDocuments = () =>
    (ofDocuments ??= new Set(
      candidates.flatMap(
        ({ text, headings, leadIn }) =>
          `${headings.join(' ')} ${leadIn} ${text}`.toLowerCase().match(/[a-z]{4,}/g) ?? [],
      ),
    ))
  let hyphenated: ReadonlyMap<string, string> | null = null
  const inDocumentsAs = () =>
    (hyphenated ??= new Map(
      candidates.flatMap(({ text }) =>
        (text.toLowerCase().match(/[a-z]{3,}-[a-z]{3,}/g) ?? []).map(
          (word) => [word.replace('-', ''), word] as const,
        ),
      ),
    ))
  const isKnown = (word: string) => wordRarity(word) < 1 || inDocuments().has(word)
  return (question) =>
    inFull(question).replace(typed, (word) => {
      const lower = word.toLowerCase()
      const asPrinted = inDocuments().has(lower) ? undefined : inDocumentsAs().get(lower)
      if (asPrinted !== undefined) return asPrinted
      const nearest =
        isKnown(lower) || isKnown(lower.replace(endings, ''))
          ? null
          : (nearestWord(lower) ?? nearestPlural(lower))
      if (nearest === null) return word
      return lower === word ? nearest : `${nearest[0]?.toUpperCase()}${nearest.slice(1)}`
    })
}

/** Words that only end in another way are no mistakes: "invoices", "waiver". */
const endings = /(?<=^.{4,})(?:(?:e?s|ed|ing|e?r|or|al|ion|ment|ly?|y|ance|ancy|ant)s?)+$/

/** The word of the trade that was most likely meant. */
function nearestWord(word: string): string | null {
  const stem = stemOf(word)
  const isTerm = isTradeTerm(stem)
  const most = word.length < 7 ? 1 : 1.9
  let best: { word: string; wrong: number } | null = null
  for (const other of tradeWords()) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue
    const wrong = misspelled(word, other)
    if (wrong > most || (best && best.wrong <= wrong)) continue
    // What people of the trade write is rarely a mistake: a "gust" is no "guest".
    if (isTerm && wrong >= mistakes.missing && stemOf(other) !== stem) continue
    const isEnding =
      word.replace(endings, '') === other.replace(endings, '') ||
      word.startsWith(other) ||
      (other.startsWith(word) && wrong !== mistakes.doubled)
    if (!isEnding) best = { word: other, wrong }
  }
  return best?.word ?? null
}

/** "vehicals" */
function nearestPlural(word: string): string | null {
  const one = word.length > 6 && word.endsWith('s') ? nearestWord(word.slice(0, -1)) : null
  return one === null || one.endsWith('s') ? one : `${one}s`
}

let words: ReadonlySet<string> | null = null

/** Words for what policies insure, and for what questions ask. */
function tradeWords(): ReadonlySet<string> {
  return (words ??= new Set(
    [...topicNames(), ...insuranceSynonyms.flat()].flatMap(
      (text) => text.toLowerCase().match(/[a-z]{5,}/g) ?? [],
    ),
  ))
}

/** What mistakes count: a doubled letter is often forgotten, and a vowel taken for another. */
const mistakes = { doubled: 0.6, missing: 0.9, added: 1, swapped: 0.9, vowel: 0.8, wrong: 2 }
const vowels = 'aeiouy'

/** How much is wrong in a word, if another one is meant (optimal string alignment). */
function misspelled(word: string, meant: string): number {
  const missing = (at: number) => (meant[at - 1] === meant[at - 2] ? mistakes.doubled : mistakes.missing)
  let before: number[] = []
  let last = [0]
  for (let j = 1; j <= meant.length; j++) last[j] = (last[j - 1] ?? 0) + missing(j)
  for (let i = 1; i <= word.length; i++) {
    const letter = word[i - 1] ?? ''
    const added = letter === word[i - 2] ? mistakes.doubled : mistakes.added
    const row = [(last[0] ?? 0) + added]
    for (let j = 1; j <= meant.length; j++) {
      const other = meant[j - 1] ?? ''
      const areVowels = vowels.includes(letter) && vowels.includes(other)
      const changed = letter === other ? 0 : areVowels ? mistakes.vowel : mistakes.wrong
      const isSwapped = i > 1 && j > 1 && letter === meant[j - 2] && word[i - 2] === other
      row[j] = Math.min(
        (last[j] ?? 0) + added,
        (row[j - 1] ?? 0) + missing(j),
        (last[j - 1] ?? 0) + changed,
        isSwapped ? (before[j - 2] ?? 0) + mistakes.swapped : Infinity,
      )
    }
    ;[before, last] = [last, row]
  }
  return last[meant.length] ?? 0
}
