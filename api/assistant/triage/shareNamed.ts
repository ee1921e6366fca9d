import { nameKey } from '../../knowledge/index.ts'
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

/** The share of a name's distinctive words found in a text, from 0 to 1, and those words. The first word counts most. */
export function shareNamed(
  name: string,
  text: string,
  rarity: ReadonlyMap<string, number>,
): { readonly share: number; readonly met: readonly string[] } {
  const key = nameKey(name)
  const words = wordsOf(name)
  const named = ` ${nameKey(withoutAcronyms(text))} `
  if (key.length > 3 && named.includes(` ${key} `)) return { share: 1, met: words }
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
      texts.some((other) => isSameWord(word, other)) &&
      (at > 0 || word.length > 8 || isCapitalized(word) || text === text.toLowerCase())
    )
  })
  const share = total === 0 ? 0 : met.reduce((sum, [, weight]) => sum + weight, 0) / total
  // A firm's trade alone does not identify it.
  return {
    share: met.some(([, weight]) => weight >= 0.5) ? share : 0,
    met: met.map(([at]) => words[at] ?? ''),
  }
}

/** What firms call themselves by their initials. */
function withoutAcronyms(text: string): string {
  return text
    .replaceAll(/\bHOA\b/gi, 'homeowners association')
    .replaceAll(/\bCOA\b/g, 'condominium association')
    .replaceAll(/\bPOA\b/g, 'property owners association')
}

/** Whether two words are the same, allowing one typo in a long word. */
function isSameWord(word: string, other: string): boolean {
  if (word === other || `${word}s` === other || `${other}s` === word) return true
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
