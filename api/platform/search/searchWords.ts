import { folded } from '../folded.ts'

const longest = 40

interface Lookup {
  /** So many words are taken. */
  readonly most: number
  /** Words that tell nothing apart. */
  readonly silent: ReadonlySet<string>
  /** Whether other forms of a word are meant, too. */
  readonly hasForms: boolean
  /** In letters: a shorter word is found whole, and not yet looked for while it is typed after another. */
  readonly shortestBeginning: number
}

/** What words are looked up in. */
export const lookups = {
  names: {
    most: 32,
    // What companies end in, and what joins their parts.
    silent: new Set(
      'llc inc incorporated corp corporation co company ltd limited lp llp pllc pc and of the'.split(' '),
    ),
    hasForms: false,
    shortestBeginning: 1,
  },
  texts: {
    most: Infinity,
    // What is in every text, and what hardly anyone remembers.
    silent: new Set(
      'llc inc incorporated corp ltd lp llp pllc pc a an and are as at be been but by can could did do does for from had has have he her him his how i if in is it its me my no not of on or our she should so than that the their them then there these they this those to us was we were what when where which who will with would you your'.split(
        ' ',
      ),
    ),
    hasForms: true,
    // Half of all texts have a word that begins with any two letters.
    shortestBeginning: 3,
  },
} satisfies Record<string, Lookup>

/**
 * The words of a text as they are looked up: folded, punctuation apart. A number is one word besides its parts, so that
 * `GL-4471-20993` is found by `gl447120993` and by its last digits.
 */
export function searchWords(text: string, { most, silent }: Lookup = lookups.names): string[] {
  const words = chunksOf(text).flatMap((parts) => {
    const joined = parts.join('')
    return parts.length > 1 && /\d/.test(joined) ? [...parts, joined] : parts
  })
  return bounded(
    words.filter((word) => !silent.has(word)),
    most,
  )
}

/** A search: every significant word, and all of them joined if they may be the parts of a number. */
export function soughtWords(
  text: string,
  { silent, hasForms, shortestBeginning }: Lookup = lookups.names,
): { words: string[]; joined: string | null } {
  const found = bounded(chunksOf(text.slice(0, 200)).flat(), lookups.names.most)
  const distinctive = found.filter((word) => !silent.has(word))
  // What is silent may be the beginning of a word that is not: it counts when there is nothing else.
  const words = (distinctive.length > 0 ? distinctive : found).slice(0, 8)
  const joined = words.join('').slice(0, longest)
  const isBegun = words.length > 1 && (words.at(-1)?.length ?? 0) < shortestBeginning
  const whole = isBegun ? words.slice(0, -1) : words
  return {
    words: hasForms ? [...new Set(whole.map(commonBeginning))] : whole,
    joined: words.length > 1 && /\d/.test(joined) ? joined : null,
  }
}

/** The letters that the usual forms of an English word begin with: `leaks` and `leaking` are looked for as `leak`. */
function commonBeginning(word: string): string {
  return word.replace(
    /(?<=^[a-z]{3,})ies$|(?<=^[a-z]{4,})(?:ing|ed)$|(?<=^[a-z]{2,}(?:ch|sh|[sxz]))es$|(?<=^[a-z]{2,}[^aisu])s$/,
    '',
  )
}

function bounded(words: readonly string[], most: number): string[] {
  return [...new Set(words.map((word) => word.slice(0, longest)))].slice(0, most)
}

/** The parts between spaces, each split at its punctuation. */
function chunksOf(text: string): string[][] {
  return Array.from(new Set(folded(text).split(/\s+/)), partsOf)
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
