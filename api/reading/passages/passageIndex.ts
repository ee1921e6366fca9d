import { stemmer } from 'stemmer'
import { comparable } from './verifyQuote.ts'

/** What an index is made of: the words of a passage, and those that lead to it. */
export interface IndexedText {
  readonly text: string
  readonly headings: readonly string[]
  readonly leadIn: string
}

export interface SearchTerms {
  /** Groups of words or phrases that mean about the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words that say nothing about what is sought, beside the usual ones. */
  readonly ignored: readonly string[]
}

export interface PassageHit<Item> {
  readonly item: Item
  readonly score: number
  /** The share of the question's terms in the passage, from 0 to 1; rare words count more. */
  readonly coverage: number
}

export interface PassageIndex<Item> {
  /** The passages most relevant to the question, best first. */
  search(question: string, options?: { limit?: number; where?: (item: Item) => boolean }): PassageHit<Item>[]
  /** The share of the question's terms that these passages cover together, from 0 to 1. */
  coverageOf(question: string, items: readonly Item[]): number
}

const weights = { heading: 1.6, leadIn: 0.8, synonym: 0.45, synonymCoverage: 0.85, proximity: 0.35 }
const saturation = { k1: 1.2, b: 0.6 }

interface Entry<Item> {
  readonly item: Item
  /** The stems of the text in order. */
  readonly stems: readonly string[]
  /** Weighted counts over text, lead-in and headings. */
  readonly counts: ReadonlyMap<string, number>
  readonly context: ReadonlySet<string>
}

/** A term of the question and its synonyms. */
interface Concept {
  readonly stem: string
  readonly idf: number
  readonly phrases: readonly (readonly string[])[]
}

/** BM25 over passages, with or without their headings; synonyms count less than the words themselves. */
export function indexPassages<Item extends IndexedText>(
  items: readonly Item[],
  { synonyms, ignored }: SearchTerms,
  { withContext = true }: { readonly withContext?: boolean } = {},
): PassageIndex<Item> {
  const skipped = new Set([...usualWords, ...ignored].map(stemOf))
  const entries = items.map((item) => entryOf(item, withContext))
  const postings = new Map<string, number[]>()
  for (const [at, { counts }] of entries.entries())
    for (const stem of counts.keys()) {
      const list = postings.get(stem)
      if (list) list.push(at)
      else postings.set(stem, [at])
    }
  const averageLength =
    entries.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, entries.length)
  const groups = synonyms.map((group) => group.map((phrase) => stemsOf(phrase)))
  const positionOf = new Map(items.map((item, at) => [item, at]))

  function idf(stem: string): number {
    const found = postings.get(stem)?.length ?? 0
    return Math.log(1 + (entries.length - found + 0.5) / (found + 0.5))
  }

  function conceptsOf(question: string): Concept[] {
    const stems = stemsOf(question)
    const matching = groups.flatMap((group) => {
      const said = group.filter((phrase) => indexOfPhrase(stems, phrase) !== -1)
      return said.map((phrase) => ({ phrase, others: group.filter((other) => other !== phrase) }))
    })
    return [...new Set(stems.filter((stem) => !skipped.has(stem)))].map((stem) => ({
      stem,
      idf: idf(stem),
      phrases: matching.filter(({ phrase }) => phrase.includes(stem)).flatMap(({ others }) => others),
    }))
  }

  function scored(
    { item, stems, counts, context }: Entry<Item>,
    concepts: readonly Concept[],
  ): PassageHit<Item> {
    const length = 1 - saturation.b + (saturation.b * stems.length) / averageLength
    let score = 0
    let covered = 0
    let total = 0
    const found: string[] = []
    for (const { stem, idf: weight, phrases } of concepts) {
      total += weight
      const direct = bm25(counts.get(stem) ?? 0, length) * weight
      const indirect = Math.max(
        0,
        ...phrases.map((phrase) => phraseScore(phrase, { stems, counts, context, length })),
      )
      score += Math.max(direct, weights.synonym * indirect)
      if (direct > 0) covered += weight
      else if (indirect > 0) covered += weights.synonymCoverage * weight
      if (direct > 0) found.push(stem)
    }
    const coverage = total === 0 ? 0 : covered / total
    return {
      item,
      score: score * (0.4 + coverage) * (1 + weights.proximity * closeness(stems, found)),
      coverage,
    }
  }

  function phraseScore(
    phrase: readonly string[],
    {
      stems,
      counts,
      context,
      length,
    }: {
      stems: readonly string[]
      counts: Entry<Item>['counts']
      context: Entry<Item>['context']
      length: number
    },
  ): number {
    const isThere =
      phrase.length === 1
        ? counts.has(phrase[0] ?? '')
        : indexOfPhrase(stems, phrase) !== -1 || phrase.every((stem) => context.has(stem))
    if (!isThere) return 0
    return Math.max(...phrase.map((stem) => bm25(counts.get(stem) ?? 0, length) * idf(stem)))
  }

  return {
    search(question, { limit = 20, where = () => true } = {}) {
      const concepts = conceptsOf(question)
      const candidates = new Set<number>()
      for (const { stem, phrases } of concepts)
        for (const each of [stem, ...phrases.flat()])
          for (const at of postings.get(each) ?? []) candidates.add(at)
      return [...candidates]
        .flatMap((at) => {
          const entry = entries[at]
          return entry && where(entry.item) ? [scored(entry, concepts)] : []
        })
        .filter(({ coverage }) => coverage > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
    },
    coverageOf(question, chosen) {
      const concepts = conceptsOf(question)
      const total = concepts.reduce((sum, { idf: weight }) => sum + weight, 0)
      if (total === 0) return 1
      const found = chosen.flatMap((item) => entries[positionOf.get(item) ?? -1] ?? [])
      const covered = concepts.map(({ stem, idf: weight, phrases }) => {
        if (found.some(({ counts }) => counts.has(stem))) return weight
        const isThere = phrases.some((phrase) =>
          found.some(
            ({ stems, context }) =>
              indexOfPhrase(stems, phrase) !== -1 || phrase.every((each) => context.has(each)),
          ),
        )
        return isThere ? weights.synonymCoverage * weight : 0
      })
      return covered.reduce((sum, each) => sum + each, 0) / total
    },
  }
}

function entryOf<Item extends IndexedText>(item: Item, withContext: boolean): Entry<Item> {
  const stems = stemsOf(item.text)
  const counts = new Map<string, number>()
  const add = (list: readonly string[], weight: number) => {
    for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + weight)
  }
  add(stems, 1)
  if (!withContext) return { item, stems, counts, context: new Set() }
  const above = [...stemsOf(item.leadIn)]
  add(above, weights.leadIn)
  const nearest = stemsOf(item.headings.at(-1) ?? '')
  add(nearest, weights.heading)
  const outer = stemsOf(item.headings.slice(0, -1).join(' '))
  add(outer, weights.leadIn)
  return { item, stems, counts, context: new Set([...above, ...nearest, ...outer]) }
}

function bm25(count: number, length: number): number {
  return (count * (saturation.k1 + 1)) / (count + saturation.k1 * length)
}

/** How close together the words are, from 0 to 1. */
function closeness(stems: readonly string[], found: readonly string[]): number {
  if (found.length < 2) return 0
  const last = new Map<string, number>()
  let narrowest = Number.POSITIVE_INFINITY
  for (const [at, stem] of stems.entries()) {
    if (!found.includes(stem)) continue
    last.set(stem, at)
    if (last.size === found.length) narrowest = Math.min(narrowest, at - Math.min(...last.values()) + 1)
  }
  return Number.isFinite(narrowest) ? found.length / narrowest : 0
}

function indexOfPhrase(stems: readonly string[], phrase: readonly string[]): number {
  const [first] = phrase
  if (first === undefined) return -1
  for (let at = stems.indexOf(first); at !== -1; at = stems.indexOf(first, at + 1))
    if (phrase.every((stem, offset) => stems[at + offset] === stem)) return at
  return -1
}

const stems = new Map<string, string>()

/** The stems of a text's words in order, articles apart. */
export function stemsOf(text: string): string[] {
  const words =
    comparable(text)
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)?/gu) ?? []
  return words.filter((word) => !articles.has(word)).map(stemOf)
}

/** The stem of one lower-case word. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^\d/.test(word)
    ? word.replaceAll(',', '')
    : stemmer(word.replace(/'s?$/, '').replaceAll("'", ''))
  // Readings of other agencies go through here too: the words of a language are few, what people type is not.
  if (stems.size < 50_000) stems.set(word, stem)
  return stem
}

const articles = new Set(['the', 'a', 'an'])

const usualWords =
  'i me my we our us you your he him his she her it its they them their this that these those there here what which who whom whose when where why how is am are was were be been being do does did done have has had having will would can could shall should may might must of in on at by for with about from to into out up down over under as if or and but not no nor so than then too very just any anything some something somebody someone all each every both few more most other such only own same get got gets getting give given need needs want wants let lets happen happens happened tell say says said please also still yet ever exactly really actually much many long okay ok say mean means well'.split(
    ' ',
  )
