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
  /** The letters of its telling words, and the same words in order of the alphabet. */
  readonly letters: string
  readonly sorted: string
  /** Which letters there are, a bit each. */
  readonly bits: number
}

export function comparedName(name: string): ComparedName {
  const key = nameKey(name)
  const words = tellingWords(key)
  const letters = words.join('')
  return { key, letters, sorted: words.toSorted().join(' '), bits: bitsOf(letters) }
}

/** How far two names are the same: 1 when only case, accents and legal suffixes differ, 0 when they are two names. */
export function nameLikeness(one: ComparedName, other: ComparedName): number {
  if (one.key === '' || other.key === '') return 0
  if (one.key === other.key) return 1
  if (one.letters === other.letters || one.sorted === other.sorted) return 0.9
  const most = slipsIn(Math.min(one.letters.length, other.letters.length))
  // A slip changes two letters of the set at most; nearly all names are told apart by that.
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

/** The words of a key but the common ones, unless there are no others. */
function tellingWords(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !commonWords.has(word))
  return telling.length > 0 ? telling : words
}

/** In short names every letter tells two apart. */
function slipsIn(length: number): number {
  if (length < 5) return 0
  if (length < 9) return 1
  return length < 16 ? 2 : 3
}

const endLength = 4

/**
 * The keys under which an index finds a name again although it is spelled otherwise: each word's sound, and how the
 * name begins and ends, of which a single slip leaves one as it was.
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
