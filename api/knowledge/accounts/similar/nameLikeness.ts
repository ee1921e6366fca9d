import { nameKey } from '../recognition.ts'
import { withinEdits } from './withinEdits.ts'

/** Common words that do not identify an account. */
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

/** A name prepared for comparison. */
export interface ComparedName {
  /** As returned by `nameKey`. */
  readonly key: string
  /** The letters of its distinctive words, in order and with the words sorted alphabetically. */
  readonly letters: string
  readonly sorted: string
  /** The set of letters, one bit each. */
  readonly bits: number
}

export function comparedName(name: string): ComparedName {
  const key = nameKey(name)
  const words = tellingWords(key)
  const letters = words.join('')
  return { key, letters, sorted: words.toSorted().join(' '), bits: bitsOf(letters) }
}

/** Name similarity: 1 if only case, accents and legal suffixes differ, 0 if unrelated. */
export function nameLikeness(one: ComparedName, other: ComparedName): number {
  if (one.key === '' || other.key === '') return 0
  if (one.key === other.key) return 1
  if (one.letters === other.letters || one.sorted === other.sorted) return 0.9
  const most = slipsIn(Math.min(one.letters.length, other.letters.length))
  // A typo changes at most two letters of the set, which rules out nearly all other names.
  if (countBits(one.bits ^ other.bits) > 2 * most) return 0
  return withinEdits(one.letters, other.letters, most) ? 0.8 : 0
}

function bitsOf(letters: string): number {
  let bits = 0
  for (let at = 0; at < letters.length; at++) bits |= 1 << (letters.charCodeAt(at) % 32)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The words of a key without the common ones, unless there are no others. */
function tellingWords(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !commonWords.has(word))
  return telling.length > 0 ? telling : words
}

/** In short names, every letter is distinctive. */
function slipsIn(length: number): number {
  if (length < 5) return 0
  if (length < 9) return 1
  return length < 16 ? 2 : 3
}

const endLength = 4

/**
 * Index keys that find a name despite misspellings: the sound of each word, and the name's
 * start and end, of which a single typo leaves one intact.
 */
export function likenessKeys(name: string): readonly string[] {
  const words = tellingWords(nameKey(name))
  const letters = words.join('')
  if (letters === '') return []
  return [
    ...words.slice(0, 6).map((word) => `~${soundOf(word)}`),
    `^${letters.slice(0, endLength)}`,
    `$${letters.slice(-endLength)}`,
  ]
}

/** The pronounced consonants of a word, each once and sorted; short words unchanged. */
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
