import { stemOf } from '../../reading/passages/passageIndex.ts'
import { meanContext, wordRarity, wordSimilarity } from '../../reading/passages/wordSimilarity.ts'
import type { Candidate } from './answerCandidates.ts'

/** Words that say nothing about what is asked. */
const plain = new Set(
  'a about all also an and any anything are as at be been being but by can cause could did do does each either else ever every for from get gets getting give given go goes going gone got had happen happens happened has have having he help her here hers him his how i if in into is it its just keep kept know let like make made many may maybe me mean might more most much must my need needs no nor not now of off ok okay on one ones only or other our ours out over own please put really said same say says see shall she should so some somebody someone something still such take than that the their them then there these they thing things this those to too took under up us use used very want wanted wants was way we well went were what when where which while who whom whose why will with would yes yet you your yours policy policies coverage coverages cover covers covered insurance insured insure insures claim claims paid pay pays payment exclude excludes excluded exclusion exclusions'.split(
    ' ',
  ),
)
/** Similarity below this says nothing. */
const unlike = 0.3

/** How well passages match the words of a question, exactly or with words of similar use. */
export interface WordMatch {
  /** Between 0 and 1, for each passage. */
  readonly passages: readonly PassageMatch[]
  /** How well passages together cover the question. */
  together(candidates: readonly Candidate[]): {
    readonly all: number
    readonly asked: number
    readonly weakest: number
    /** How well they match the rarest word of the question, which is likely its subject. */
    readonly rarest: number
  }
}

interface PassageMatch {
  /** By its own words; words that are rare in the documents count more. */
  readonly own: number
  /** With its headings and lead-in. */
  readonly all: number
  /** By its own words; words that are rare in English count more. */
  readonly rare: number
  /** The two words it matches best. */
  readonly best: number
  /** The thing that is asked for: "Which deductible", "How many drivers". */
  readonly asked: number
  /** How much of its label, or of the heading above it, the question mentions. */
  readonly label: number
}

export type MatchWords = (question: string) => WordMatch

interface Word {
  readonly word: string
  readonly stem: string
}

/** Prepares passages; `theme` are words that all of the documents are about, which tell passages apart the least. */
export function openWordMatch(candidates: readonly Candidate[], theme: ReadonlySet<string>): MatchWords {
  const vocabulary: Word[] = []
  const ids = new Map<string, number>()
  const frequency = new Map<string, number>()
  const idsOf = (text: string) =>
    Uint32Array.from(
      new Set(
        wordsOf(text).map((word) => {
          const known = ids.get(word.word)
          if (known !== undefined) return known
          ids.set(word.word, vocabulary.length)
          return vocabulary.push(word) - 1
        }),
      ),
    )
  const entries = candidates.map(({ text, headings, leadIn, title, kind }) => ({
    own: idsOf(text),
    context: idsOf(`${headings.at(-1) ?? ''} ${leadIn}`),
    labels: [
      text.replaceAll(/\S*\d\S*|\bincluded\b/gi, ' '),
      title,
      kind === 'row' ? (headings.at(-1) ?? '') : '',
    ].map(idsOf),
  }))
  for (const { own, context } of entries)
    for (const stem of new Set([...own, ...context].map((id) => vocabulary[id]?.stem ?? '')))
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const positions = new Map(candidates.map((candidate, at) => [candidate, at]))

  return (question) => {
    const words = [...new Map(wordsOf(question).map((word) => [word.stem, word])).values()]
    const asked = askedWords(question)
    const tables = words.map((word) => Float32Array.from(vocabulary, (each) => likeness(word, each)))
    const idf = words.map(({ stem }) => {
      const found = frequency.get(stem) ?? 0
      const weight = Math.log(1 + (candidates.length - found + 0.5) / (found + 0.5))
      return theme.has(stem) ? weight * 0.3 : weight
    })
    const rarity = words.map(({ word, stem }) => wordRarity(word) ** 2 * (theme.has(stem) ? 0.3 : 1))
    const isAsked = words.map(({ stem }) => (asked.has(stem) ? 1 : 0))
    const named = Float32Array.from(vocabulary, (_, id) =>
      Math.max(0, ...tables.map((table) => table[id] ?? 0)),
    )
    const bests = entries.map(({ own, context }) => ({
      own: tables.map((table) => highest(table, own)),
      context: tables.map((table) => highest(table, context)),
    }))
    const wholes = bests.map(({ own, context }) =>
      own.map((each, at) => Math.max(each, 0.9 * (context[at] ?? 0))),
    )
    return {
      passages: bests.map(({ own }, at) => {
        const whole = wholes[at] ?? []
        const sorted = whole.toSorted((a, b) => b - a)
        return {
          own: mean(own, idf),
          all: mean(whole, idf),
          rare: mean(own, rarity),
          best: ((sorted[0] ?? 0) + (sorted[1] ?? 0)) / 2,
          asked: mean(whole, isAsked),
          label: Math.max(...(entries[at]?.labels ?? []).map((label) => meanOf(label, named))),
        }
      }),
      together(chosen) {
        const places = chosen.flatMap((candidate) => positions.get(candidate) ?? [])
        const best = words.map((_, at) => Math.max(0, ...places.map((place) => wholes[place]?.[at] ?? 0)))
        const telling = best.filter((_, at) => (rarity[at] ?? 0) > 0.5)
        const rarest = best[rarity.indexOf(Math.max(...rarity))] ?? 1
        return { all: mean(best, idf), asked: mean(best, isAsked), weakest: Math.min(1, ...telling), rarest }
      },
    }
  }
}

/** The stems of words that a text is made of, plain words apart. */
export function themeOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => stem)))
}

/** One vector for the words of a text, without the plain ones. */
export function contextOf(text: string): Float32Array {
  return meanContext(new Set(wordsOf(text).map(({ word }) => word)))
}

function wordsOf(text: string): Word[] {
  const found =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z]+(?:'[a-z]+)?|\d[\d.,]*/g) ?? []
  return found.flatMap((each) => {
    const word = each.replace(/'\w+$/, '').replace(/[.,]+$/, '')
    return plain.has(word) || word.length < 2 ? [] : [{ word, stem: stemOf(word) }]
  })
}

function likeness(a: Word, b: Word): number {
  if (a.stem === b.stem) return 1
  return Math.max(0, ((wordSimilarity(a.word, b.word) ?? 0) - unlike) / (1 - unlike))
}

function highest(table: Float32Array, ids: Uint32Array): number {
  let most = 0
  for (const id of ids) most = Math.max(most, table[id] ?? 0)
  return most
}

function meanOf(ids: Uint32Array, table: Float32Array): number {
  let sum = 0
  for (const id of ids) sum += table[id] ?? 0
  return ids.length === 0 ? 0 : sum / ids.length
}

function mean(values: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return total === 0 ? 0 : values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total
}

const asks =
  /\b(?:what|which|whose|how many)(?:'s|\s+(?:is|are|was|were|kind of|type of|sort of))?\s+(?:the |our |my |your |a |an |on |their |this |that )*((?:[\w'-]+\s*){1,3})/gi
const leadsOn =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|must|has|have|for|on|of|in|at|under|to|if|when|we|i|you|they|that|this|the|our|my|applies|apply|happens)$/i

/** The stems of the things that are asked for, up to the verb or preposition after them. */
function askedWords(question: string): ReadonlySet<string> {
  const phrases = [...question.matchAll(asks)].map(([, phrase = '']) => {
    const words = phrase.trim().split(/\s+/)
    const end = words.findIndex((word) => leadsOn.test(word))
    return (end === -1 ? words : words.slice(0, end)).join(' ')
  })
  return themeOf(phrases)
}
