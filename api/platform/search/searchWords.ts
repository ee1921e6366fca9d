import { folded } from '../folded.ts'

const longest = 40
const mostOfName = 32

/** Words that tell no name from another: what companies end in, and what joins their parts. */
const silentWords = new Set(
  'llc inc incorporated corp corporation co company ltd limited lp llp pllc pc and of the'.split(' '),
)

function isDistinctive(word: string): boolean {
  return !silentWords.has(word)
}

/**
 * The words of a text as they are looked up: folded, punctuation apart. A number is one word besides its parts, so that
 * `GL-4471-20993` is found by `gl447120993` and by its last digits.
 */
export function searchWords(text: string, most = mostOfName): string[] {
  const words = chunksOf(text).flatMap((parts) => {
    const joined = parts.join('')
    return parts.length > 1 && /\d/.test(joined) ? [...parts, joined] : parts
  })
  return bounded(words.filter(isDistinctive), most)
}

/** A search: every significant word, and all of them joined if they may be the parts of a number. */
export function soughtWords(text: string): { words: string[]; joined: string | null } {
  const found = bounded(chunksOf(text.slice(0, 200)).flat(), mostOfName)
  // What is silent may be the beginning of a word that is not: it counts when there is nothing else.
  const telling = found.some(isDistinctive) ? found.filter(isDistinctive) : found
  const words = telling.slice(0, 8)
  const joined = words.join('').slice(0, longest)
  return { words, joined: words.length > 1 && /\d/.test(joined) ? joined : null }
}

function bounded(words: readonly string[], most: number): string[] {
  return [...new Set(words.map((word) => word.slice(0, longest)))].slice(0, most)
}

/** The parts between spaces, each split at its punctuation. */
function chunksOf(text: string): string[][] {
  return folded(text).split(/\s+/).map(partsOf)
}

const letters = /^[a-z0-9]+$/
const initials = /^(?:\p{L}\.)+\p{L}?\.?$/u

function partsOf(chunk: string): string[] {
  if (letters.test(chunk)) return [chunk]
  if (initials.test(chunk)) return [chunk.replaceAll('.', '')]
  // Half of all email addresses end in the same few letters.
  const found = chunk.includes('@') ? chunk.replace(/\.[a-z]*$/, '') : chunk
  return found
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
}
