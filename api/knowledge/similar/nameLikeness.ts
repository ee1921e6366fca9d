import { nameKey } from '../recognition.ts'
import { withinEdits } from './withinEdits.ts'

/** Words that say little of who somebody is. */
const commonWords = new Set([
  'and',
  'associates',
  'company',
  'enterprises',
  'group',
  'holdings',
  'international',
  'of',
  'partners',
  'services',
  'solutions',
  'the',
  'usa',
])

/** A name as it is compared with others. */
export interface ComparedName {
  /** As `nameKey` has it. */
  readonly key: string
  /** Its words but the common ones, unless there are no others. */
  readonly words: readonly string[]
}

export function comparedName(name: string): ComparedName {
  const key = nameKey(name)
  const words = key.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !commonWords.has(word))
  return { key, words: telling.length > 0 ? telling : words }
}

/** How far two names are the same: 1 when only case, accents and legal suffixes differ, 0 when they are two names. */
export function nameLikeness(one: ComparedName, other: ComparedName): number {
  if (one.key === '' || other.key === '') return 0
  if (one.key === other.key) return 1
  const [words, others] = [one.words.join(''), other.words.join('')]
  if (words === others) return 0.9
  if (sorted(one) === sorted(other)) return 0.9
  return withinEdits(words, others, slipsIn(Math.min(words.length, others.length))) ? 0.8 : 0
}

/** In short names every letter tells two apart. */
function slipsIn(length: number): number {
  if (length < 5) return 0
  if (length < 9) return 1
  return length < 16 ? 2 : 3
}

function sorted({ words }: ComparedName): string {
  return words.toSorted().join(' ')
}

const endLength = 4

/**
 * The keys under which an index finds a name again although it is spelled otherwise: each word's sound, and how the
 * name begins and ends, of which a single slip leaves one as it was.
 */
export function likenessKeys(name: string): readonly string[] {
  const { words } = comparedName(name)
  const letters = words.join('')
  if (letters === '') return []
  return [
    ...words.slice(0, 6).map((word) => `~${soundOf(word)}`),
    `^${letters.slice(0, endLength)}`,
    `$${letters.slice(-endLength)}`,
  ]
}

/** The consonants of a word that are heard, each once and in no order; short words as they are. */
function soundOf(word: string): string {
  if (word.length < 4) return word
  const heard = word
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[aeiouyhw]/g, '')
  return heard === '' ? word : [...new Set(heard)].toSorted().join('')
}
