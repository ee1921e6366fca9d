import {
  addMapped,
  type ClassifierWeights,
  contextSize,
  sharpness,
  termsOf,
} from '../../api/knowledge/topics/textClassifier.ts'
import { contextOf } from '../../api/knowledge/answers/wordMatch.ts'

/** A text with its sentence vector and what it is about. */
export interface LabeledText {
  readonly text: string
  readonly vector: Float32Array
  readonly label: string
}

const rank = 64
const epochs = 12
const batch = 32
const rate = 0.002
/** How often a term stands in the texts before it has numbers of its own. */
const leastTerm = 3
/** How often a part of a text is left out, so that the others are learned alone, too. */
const leftOut = { vector: 0.3, words: 0.3, context: 0.2 }
const decay = 1e-4
/** What the right label is to get; the rest is spread over all labels. */
const certainty = 0.95

/** A text as numbers: its vector, the context of its words, the places of its terms, and the place of its label. */
interface Row {
  readonly vector: Float32Array
  readonly context: Float32Array
  readonly terms: readonly number[]
  readonly label: number
}

type Numbers = Record<'ofVector' | 'ofContext' | 'ofWords' | 'ofLabels' | 'bias', Float32Array>

/** Fits `textClassifier.ts`: softmax over the labels by closeness. The same texts always give the same numbers. */
export function fitClassifier(all: readonly LabeledText[]): ClassifierWeights {
  const labels = [...new Set(all.map(({ label }) => label))].toSorted()
  const places = new Map(labels.map((label, at) => [label, at]))
  const terms = all.map(({ text }) => termsOf(text))
  const words = knownTerms(terms)
  const rows = all.map(({ text, vector, label }, at) => ({
    vector,
    context: contextOf(text),
    terms: (terms[at] ?? []).flatMap((term) => words.get(term) ?? []),
    label: places.get(label) ?? 0,
  }))
  const random = sequence(7)
  const start = (count: number, spread: number) =>
    Float32Array.from({ length: count }, () => (random() * 2 - 1) * spread)
  const weights: Numbers = {
    ofVector: start(rank * (all[0]?.vector.length ?? 0), 0.3),
    ofContext: start(rank * contextSize, 0.3),
    ofWords: start(words.size * rank, 0.1),
    ofLabels: start(labels.length * rank, 0.2),
    bias: new Float32Array(labels.length),
  }
  const squares = zerosLike(weights)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * (1 - (0.9 * epoch) / epochs)
    const order = shuffled(rows, random)
    for (let from = 0; from < order.length; from += batch) {
      const slopes = zerosLike({ ...weights, ofWords: new Float32Array() })
      const ofTerms = new Map<number, Float32Array>()
      for (const row of order.slice(from, from + batch)) addSlopes(row, { weights, slopes, ofTerms, random })
      for (const name of ['ofVector', 'ofContext', 'ofLabels', 'bias'] as const)
        descend({ weights: weights[name], squares: squares[name], from: 0 }, slopes[name], step)
      for (const [term, slope] of ofTerms)
        descend({ weights: weights.ofWords, squares: squares.ofWords, from: term * rank }, slope, step)
    }
  }
  return { rank, labels, words, ...weights }
}

function knownTerms(terms: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
  const known = [...counts].flatMap(([term, count]) => (count >= leastTerm ? [term] : []))
  return new Map(known.toSorted().map((term, at) => [term, at]))
}

/** Adds how the numbers should change for one text, with some of its parts left out. */
function addSlopes(
  row: Row,
  {
    weights,
    slopes,
    ofTerms,
    random,
  }: { weights: Numbers; slopes: Numbers; ofTerms: Map<number, Float32Array>; random: () => number },
): void {
  const drawn = { vector: random(), words: random(), context: random() }
  const isNothing = drawn.vector < leftOut.vector && drawn.words < leftOut.words
  const has = (part: keyof typeof drawn) => isNothing || drawn[part] >= leftOut[part]
  const terms = has('words') ? row.terms : []
  const sum = new Float32Array(rank)
  if (has('vector')) addMapped(sum, weights.ofVector, row.vector)
  if (has('context')) addMapped(sum, weights.ofContext, row.context)
  const weight = 1 / Math.sqrt(Math.max(1, terms.length))
  for (const term of terms)
    for (let k = 0; k < rank; k++) sum[k] = (sum[k] ?? 0) + weight * (weights.ofWords[term * rank + k] ?? 0)
  const length = Math.hypot(...sum) || 1
  const place = sum.map((each) => each / length)

  const pull = new Float32Array(rank)
  for (const [label, error] of errorsOf(place, row.label, weights).entries()) {
    if (Math.abs(error) < 1e-5) continue
    slopes.bias[label] = (slopes.bias[label] ?? 0) + error
    for (let k = 0; k < rank; k++) {
      const cell = label * rank + k
      pull[k] = (pull[k] ?? 0) + sharpness * error * (weights.ofLabels[cell] ?? 0)
      slopes.ofLabels[cell] = (slopes.ofLabels[cell] ?? 0) + sharpness * error * (place[k] ?? 0)
    }
  }
  // Through the normalization to length 1.
  const along = pull.reduce((total, each, k) => total + each * (place[k] ?? 0), 0)
  const before = pull.map((each, k) => (each - along * (place[k] ?? 0)) / length)
  if (has('vector')) addOuter(slopes.ofVector, before, row.vector)
  if (has('context')) addOuter(slopes.ofContext, before, row.context)
  for (const term of terms) {
    const slope = ofTerms.get(term) ?? new Float32Array(rank)
    for (let k = 0; k < rank; k++) slope[k] = (slope[k] ?? 0) + weight * (before[k] ?? 0)
    ofTerms.set(term, slope)
  }
}

/** By how much the share of each label is too high. */
function errorsOf(place: Float32Array, right: number, { ofLabels, bias }: Numbers): Float32Array {
  const scores = bias.map((own, label) => {
    let score = own
    for (let k = 0; k < rank; k++) score += sharpness * (ofLabels[label * rank + k] ?? 0) * (place[k] ?? 0)
    return score
  })
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const shares = scores.map((score) => Math.exp(score - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const rest = (1 - certainty) / bias.length
  return shares.map((share, label) => share / total - (label === right ? certainty : rest))
}

/** Numbers whose slopes are large move less (RMSProp). */
function descend(
  { weights, squares, from }: { weights: Float32Array; squares: Float32Array; from: number },
  slopes: Float32Array,
  step: number,
): void {
  for (let of = 0; of < slopes.length; of++) {
    const slope = (slopes[of] ?? 0) / batch + decay * (weights[from + of] ?? 0)
    if (slope === 0) continue
    const square = 0.999 * (squares[from + of] ?? 0) + 0.001 * slope * slope
    squares[from + of] = square
    weights[from + of] = (weights[from + of] ?? 0) - (step * slope) / (Math.sqrt(square) + 1e-6)
  }
}

function addOuter(matrix: Float32Array, pull: Float32Array, vector: Float32Array): void {
  for (let row = 0; row < pull.length; row++) {
    const start = row * vector.length
    for (let at = 0; at < vector.length; at++)
      matrix[start + at] = (matrix[start + at] ?? 0) + (pull[row] ?? 0) * (vector[at] ?? 0)
  }
}

function zerosLike(numbers: Numbers): Numbers {
  const zeros = (like: Float32Array) => new Float32Array(like.length)
  return {
    ofVector: zeros(numbers.ofVector),
    ofContext: zeros(numbers.ofContext),
    ofWords: zeros(numbers.ofWords),
    ofLabels: zeros(numbers.ofLabels),
    bias: zeros(numbers.bias),
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
