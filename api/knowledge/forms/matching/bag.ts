import { wordRarity, wordSimilarity } from '../../../reading/passages/wordSimilarity.ts'
import { conceptsOf, isSameConcept, weightOf } from '../concepts.ts'
import { unabbreviated } from '../unabbreviated.ts'

/** Words with what they mean, for comparing them. */
export interface Bag {
  readonly concepts: readonly string[]
  readonly words: readonly string[]
  /** How much of a concept or a word it has, once that was asked. */
  readonly known: Map<string, number>
}

const bags = new Map<string, Bag>()

export function bagOf(text: string): Bag {
  const known = bags.get(text)
  if (known) return known
  const words = [
    ...new Set(
      unabbreviated(text)
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .match(/[a-z]{2,}/g) ?? [],
    ),
  ].filter((word) => !stops.has(word))
  const bag = { concepts: conceptsOf(text), words, known: new Map<string, number>() }
  if (bags.size > 5_000) bags.clear()
  bags.set(text, bag)
  return bag
}

const stops = new Set(
  'a an the of and or for to in at by on with any are is do does be been have has you your our we us i it its that this which what who how please all other if than was were from'.split(
    ' ',
  ),
)

/** The share of the concepts that a bag has too. */
export function covered(asked: readonly string[], said: Bag): number {
  return weightedMean(asked, weightOf, (each) => shareOf(said, each))
}

/** How near words are to their nearest words of a bag. */
export function near(asked: readonly string[], said: Bag): number {
  return weightedMean(asked, wordRarity, (each) => nearest(said, each))
}

function weightedMean(
  asked: readonly string[],
  weightOfEach: (each: string) => number,
  scoreOf: (each: string) => number,
): number {
  let whole = 0
  let sum = 0
  for (const each of asked) {
    const weight = weightOfEach(each)
    whole += weight
    sum += weight * scoreOf(each)
  }
  return whole === 0 ? 0 : sum / whole
}

function nearest(said: Bag, word: string): number {
  const key = `~${word}`
  const known = said.known.get(key)
  if (known !== undefined) return known
  const best = Math.max(0, ...said.words.map((one) => (one === word ? 1 : (wordSimilarity(word, one) ?? 0))))
  said.known.set(key, best)
  return best
}

/** Whether a bag has a concept. */
export function says(said: Bag, concept: string): boolean {
  return shareOf(said, concept) > 0
}

function shareOf(said: Bag, concept: string): number {
  const known = said.known.get(concept)
  if (known !== undefined) return known
  const has = said.concepts.some((one) => isSameConcept(one, concept)) ? 1 : 0
  said.known.set(concept, has)
  return has
}
