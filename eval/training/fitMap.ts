import {
  answerMeaning,
  nearTo,
  type PassageMeaning,
  passageSize,
  questionSize,
} from '../../api/knowledge/answers/questionMap.ts'

/** A question, and how well each passage of the document answers it. */
export interface MapExample {
  readonly meaning: Float32Array
  readonly passages: readonly (PassageMeaning & { readonly gain: number })[]
}

const epochs = 20
const rate = 0.004
const decay = 0.03
/** Log odds per unit of closeness. */
const sharpness = 20

/**
 * Fits the map of `questionMap.ts`: softmax over the passages of each question by their closeness to the answer.
 * Few epochs and the decay keep it small, so that it generalizes to other authors.
 */
export function fitMap(all: readonly MapExample[]): Float32Array {
  const count = passageSize * questionSize
  const [map, mean, spread] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const slope = map.map((weight) => decay * weight)
    for (const example of all) addSlope(slope, pullOf(example, map, all.length), example.meaning)
    const step = rate * (1 - (0.8 * epoch) / epochs)
    const [meanSum, spreadSum] = [1 - 0.9 ** epoch, 1 - 0.99 ** epoch]
    for (let of = 0; of < count; of++) {
      const each = slope[of] ?? 0
      const average = 0.9 * (mean[of] ?? 0) + 0.1 * each
      const square = 0.99 * (spread[of] ?? 0) + 0.01 * each * each
      mean[of] = average
      spread[of] = square
      map[of] = (map[of] ?? 0) - (step * average) / meanSum / (Math.sqrt(square / spreadSum) + 1e-8)
    }
  }
  return map
}

/** The slope of the answer's meaning: away from passages that are closer than they should be. */
function pullOf({ meaning, passages }: MapExample, map: Float32Array, count: number): Float32Array {
  const answer = answerMeaning(meaning, map)
  const scores = passages.map((passage) => sharpness * nearTo(answer, passage))
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const gains = passages.reduce((sum, { gain }) => sum + gain, 0)
  const pull = new Float32Array(passageSize)
  for (const [of, { vector, words, gain }] of passages.entries()) {
    const error = (sharpness * ((shares[of] ?? 0) / total - gain / gains)) / count
    if (Math.abs(error) < 1e-8) continue
    const start = passageSize - words.length
    if (vector) for (let at = 0; at < start; at++) pull[at] = (pull[at] ?? 0) + error * (vector[at] ?? 0)
    for (let at = 0; at < words.length; at++)
      pull[start + at] = (pull[start + at] ?? 0) + error * (words[at] ?? 0)
  }
  return pull
}

function addSlope(slope: Float32Array, pull: Float32Array, meaning: Float32Array): void {
  for (let row = 0; row < passageSize; row++) {
    const force = pull[row] ?? 0
    const start = row * questionSize
    for (let column = 0; column < questionSize; column++)
      slope[start + column] = (slope[start + column] ?? 0) + force * (meaning[column] ?? 0)
  }
}

/** As it is stored: the size of one step, then the steps. */
export function storedMap(map: Float32Array): Uint8Array {
  const step = map.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = new Uint8Array(4 + map.length)
  new DataView(bytes.buffer).setFloat32(0, step, true)
  bytes.set(new Uint8Array(Int8Array.from(map, (weight) => Math.round(weight / step)).buffer), 4)
  return bytes
}
