import { stemOf } from '../../reading/passages/passageIndex.ts'
import { commonWords, wordRarity } from '../../reading/passages/wordSimilarity.ts'
import { isTradeTerm } from '../topics/topics.ts'
import type { Candidate } from './answerCandidates.ts'

/** Names are capitalized, and left alone. */
const typed = /(?<![\p{L}\d'’@.-])(?:[a-z]{4,}|(?<=^|[.?!]\s)[A-Z][a-z]{3,})(?![\p{L}\d'’@-])/gu

/**
 * Corrects words of questions that are neither English nor in the documents: "deductable", "hurricain". They become the
 * nearest word of the documents, or of English if it is one of the trade.
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
  const isKnown = (word: string) => wordRarity(word) < 1 || inDocuments().has(word)
  return (question) =>
    question.replace(typed, (word) => {
      const lower = word.toLowerCase()
      if (isKnown(lower) || isKnown(lower.replace(/(?:e?s|ed|ing)$/, ''))) return word
      const nearest = nearestWord(lower, inDocuments())
      if (nearest === null) return word
      return lower === word ? nearest : `${nearest[0]?.toUpperCase()}${nearest.slice(1)}`
    })
}

/** The word that was most likely meant. Fewer letters of a rare word of the trade may be wrong: a "sublimit" is no "submit". */
function nearestWord(word: string, inDocuments: ReadonlySet<string>): string | null {
  const most = isTradeTerm(stemOf(word)) || word.length < 7 ? 1 : 2
  let best: { word: string; cost: number } | null = null
  for (const [words, isOwn] of [[inDocuments, true] as const, [commonWords(), false] as const])
    for (const other of words) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue
      const wrong = misspelled(word, other)
      const cost = wrong + (isOwn ? 0 : 0.5) + 0.3 * wordRarity(other)
      if (wrong > most || (best && best.cost <= cost)) continue
      if (isOwn || isTradeTerm(stemOf(other))) best = { word: other, cost }
    }
  return best?.word ?? null
}

/** What mistakes count: a doubled letter is often forgotten, and a vowel taken for another. */
const mistakes = { doubled: 0.6, missing: 0.9, added: 1, swapped: 0.9, vowel: 0.8, wrong: 1 }
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
