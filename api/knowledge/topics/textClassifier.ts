import { vectorLength } from '../../reading/index.ts'
import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { contextOf } from '../answers/wordMatch.ts'

/** What is known of a text before it is classified. */
export interface ClassifiedText {
  readonly text: string
  /** Its sentence vector; null where there is none yet. */
  readonly vector: Float32Array | null
}

/**
 * Tells which of many labels a text is about. A text becomes a short vector of length 1 (the sum of its sentence vector,
 * the context of its words and its own words and pairs of words, each mapped); a label is a vector of the same size.
 */
export interface TextClassifier {
  readonly labels: readonly string[]
  /** Whether it has learned what a stem is about. */
  knows(stem: string): boolean
  /** The short vector of a text: texts about the same thing are near each other. Zeros when nothing is known of it. */
  place(text: ClassifiedText): Float32Array
  /** How likely each label is, adding up to 1, for the short vector of a text. */
  shares(place: Float32Array): Float32Array
}

/** The numbers of a classifier, rows by rank. */
export interface ClassifierWeights {
  readonly rank: number
  readonly labels: readonly string[]
  readonly words: ReadonlyMap<string, number>
  /** rank × sentence vector. */
  readonly ofVector: Float32Array
  /** rank × context of words. */
  readonly ofContext: Float32Array
  /** words × rank. */
  readonly ofWords: Float32Array
  /** labels × rank. */
  readonly ofLabels: Float32Array
  readonly bias: Float32Array
}

export const contextSize = 100
/** Log odds per unit of closeness. */
export const sharpness = 14

export function textClassifier(weights: ClassifierWeights): TextClassifier {
  const { rank, labels, words, ofVector, ofContext, ofWords, ofLabels, bias } = weights
  return {
    labels,
    knows: (stem) => words.has(stem),
    place({ text, vector }) {
      const sum = new Float32Array(rank)
      if (vector) addMapped(sum, ofVector, vector)
      addMapped(sum, ofContext, contextOf(text))
      const own = termsOf(text).flatMap((term) => words.get(term) ?? [])
      const weight = 1 / Math.sqrt(Math.max(1, own.length))
      for (const word of own)
        for (let at = 0; at < rank; at++) sum[at] = (sum[at] ?? 0) + weight * (ofWords[word * rank + at] ?? 0)
      const length = Math.hypot(...sum)
      return length === 0 ? sum : sum.map((each) => each / length)
    },
    shares(place) {
      const scores = Float32Array.from(labels, (_, label) => {
        let score = 0
        for (let at = 0; at < rank; at++) score += (ofLabels[label * rank + at] ?? 0) * (place[at] ?? 0)
        return sharpness * score + (bias[label] ?? 0)
      })
      const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity)
      const shares = scores.map((score) => Math.exp(score - highest))
      const total = shares.reduce((all, share) => all + share, 0)
      return shares.map((share) => share / total)
    },
  }
}

/** The stems of a text and its pairs of neighboring stems, numbers apart. */
export function termsOf(text: string): string[] {
  const stems = stemsOf(text.replaceAll(/\$?\d[\d,.]*/g, ' ').replaceAll('’', "'"))
  return [...new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])]
}

/** Adds a vector, mapped by a matrix with a row for each number of the sum. */
export function addMapped(sum: Float32Array, matrix: Float32Array, vector: Float32Array): void {
  const size = vector.length
  for (let row = 0; row < sum.length; row++) {
    let added = 0
    for (let at = 0; at < size; at++) added += (matrix[row * size + at] ?? 0) * (vector[at] ?? 0)
    sum[row] = (sum[row] ?? 0) + added
  }
}

const matrices = ['ofVector', 'ofContext', 'ofWords', 'ofLabels', 'bias'] as const

/** As it is stored: a line of JSON with the sizes, labels and words, then each matrix as steps of one size. */
export function storedClassifier(weights: ClassifierWeights): Uint8Array {
  const steps = matrices.map((name) => {
    const most = weights[name].reduce((found, each) => Math.max(found, Math.abs(each)), 1e-9)
    return most / 127
  })
  const { rank, labels, words } = weights
  const head = new TextEncoder().encode(
    `${JSON.stringify({ rank, labels, words: [...words.keys()], steps })}\n`,
  )
  const numbers = matrices.map((name, of) =>
    Int8Array.from(weights[name], (each) => Math.round(each / (steps[of] ?? 1))),
  )
  const bytes = new Uint8Array(head.length + numbers.reduce((sum, each) => sum + each.length, 0))
  bytes.set(head)
  let at = head.length
  for (const each of numbers) {
    bytes.set(new Uint8Array(each.buffer), at)
    at += each.length
  }
  return bytes
}

export function readClassifier(bytes: Uint8Array): ClassifierWeights {
  const end = bytes.indexOf(10)
  const head: { rank: number; labels: string[]; words: string[]; steps: number[] } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(0, end)),
  )
  const { rank, labels, words, steps } = head
  const sizes = [
    rank * vectorLength,
    rank * contextSize,
    words.length * rank,
    labels.length * rank,
    labels.length,
  ]
  let at = end + 1
  const [ofVector, ofContext, ofWords, ofLabels, bias] = sizes.map((size, of) => {
    const numbers = Float32Array.from(
      new Int8Array(bytes.buffer, bytes.byteOffset + at, size),
      (each) => each * (steps[of] ?? 1),
    )
    at += size
    return numbers
  })
  if (!ofVector || !ofContext || !ofWords || !ofLabels || !bias)
    throw new Error('A classifier is incomplete.')
  return {
    rank,
    labels,
    words: new Map(words.map((word, place) => [word, place])),
    ofVector,
    ofContext,
    ofWords,
    ofLabels,
    bias,
  }
}
