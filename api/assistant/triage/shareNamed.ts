import { nameKey } from '../../knowledge/index.ts'
import { wordRarity } from '../../reading/passages/wordSimilarity.ts'
import { genericWords } from './isDomainOf.ts'
import type { TriageAccount } from './triageMessage.ts'

/** How rare each word is among the names of the book, from 0 to 1; words shared by many firms score low. */
export function rarityOf(accounts: readonly TriageAccount[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of accounts) {
    for (const word of new Set(names.flatMap((name) => wordsOf(name))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Map([...counts].map(([word, count]) => [word, (genericWords.has(word) ? 0.3 : 1) / count]))
}

export function wordsOf(name: string): string[] {
  return nameKey(name)
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'the' && word !== 'of')
}

interface NameSetting {
  readonly rarity: ReadonlyMap<string, number>
  /** Whether the text was heard: `Bressinski` may be Brzezinski. */
  readonly isSpoken: boolean
}

/** The share of a name's distinctive words found in a text, from 0 to 1. The first word counts most. */
export function shareNamed(
  name: string,
  written: string,
  { rarity, isSpoken }: NameSetting,
): {
  readonly share: number
  readonly met: readonly string[]
  /** The words of the text that are like words of the name, and not the same. */
  readonly alike: readonly string[]
} {
  const text = isSpoken ? withoutSpelling(written) : written
  const key = nameKey(name)
  const words = wordsOf(name)
  const named = ` ${nameKey(withoutAcronyms(text))} `
  if (key.length > 3 && named.includes(` ${key} `)) return { share: 1, met: words, alike: [] }
  const texts = named.trim().split(' ')
  const weights = words.map((word, at) => (rarity.get(word) ?? 0.5) * (at === 0 ? 2 : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const isCapitalized = (word: string) =>
    new RegExp(String.raw`(?<![\p{L}])${word.charAt(0).toUpperCase()}${word.slice(1)}`, 'u').test(
      text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    )
  const met = [...weights.entries()].filter(([at]) => {
    const word = words[at] ?? ''
    if (word.length < 3) return false
    // A first word that is a common word of the language has to be written like a name.
    return (
      texts.some((other) => isSameWord(word, other) || (isSpoken && soundsLike(word, other))) &&
      (at > 0 || word.length > 8 || isCapitalized(word) || text === text.toLowerCase())
    )
  })
  const share = total === 0 ? 0 : met.reduce((sum, [, weight]) => sum + weight, 0) / total
  // A firm's trade alone does not identify it.
  return {
    share: met.some(([, weight]) => weight >= 0.5) ? share : 0,
    met: met.map(([at]) => words[at] ?? ''),
    alike: met.flatMap(([at]) => {
      const word = words[at] ?? ''
      return texts.some((other) => isForm(word, other))
        ? []
        : texts.filter((other) => isSameWord(word, other))
    }),
  }
}

/** What firms call themselves by their initials. */
function withoutAcronyms(text: string): string {
  return text
    .replaceAll(/\bHOA\b/gi, 'homeowners association')
    .replaceAll(/\bCOA\b/g, 'condominium association')
    .replaceAll(/\bPOA\b/g, 'property owners association')
}

/** `K-E-S-T-R-E-L` and `k e s t r e l` are one word. */
function withoutSpelling(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])\p{L}(?:[-. ]\p{L}(?![\p{L}'’])){3,}/gu, (letters) => {
    const word = letters.replaceAll(/[^\p{L}]/gu, '').toLowerCase()
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** From how rare a word is, it may be a name that was misheard; `place` is no `Pools`. */
const rareFrom = 0.75

/** Whether two words of some length have the same consonants for the ear, and begin alike. */
function soundsLike(word: string, other: string): boolean {
  if (
    wordRarity(other) < rareFrom ||
    word.length < 5 ||
    other.length < 5 ||
    Math.abs(word.length - other.length) > 2
  )
    return false
  const sound = soundOf(word)
  return sound.length > 2 && sound === soundOf(other)
}

/** What is left of a word when letters that sound alike are one, and vowels behind the first letter are silent. */
function soundOf(word: string): string {
  const letters = word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replaceAll('ph', 'f')
    .replaceAll(/t?ch|tsh|sch/g, 'sh')
    .replaceAll(/gh(?!$)|h(?!$)/g, 'h')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|c|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/g(?=[eiy])|dg/g, 'j')
    .replaceAll('v', 'f')
  const first = /^[aeiouy]/.test(letters) ? 'a' : letters.charAt(0)
  return (first + letters.slice(1).replaceAll(/[aeiouyhw]/g, '')).replaceAll(/(.)\1+/g, '$1')
}

function isForm(word: string, other: string): boolean {
  return word === other || `${word}s` === other || `${other}s` === word
}

/** Whether two words are the same, allowing one typo in a long word. */
function isSameWord(word: string, other: string): boolean {
  if (isForm(word, other)) return true
  if (word.length < 6 || Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const [rest, otherRest] = [word.slice(at), other.slice(at)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
