import { readFileSync } from 'node:fs'
import { vectorLength } from '../../reading/index.ts'
import type { Candidate } from './answerCandidates.ts'
import { contextOf } from './wordMatch.ts'

/**
 * A matrix that maps the meaning of a question to the meaning of the passages that answer it, because policies use
 * other words than the people who ask. It has a row for each number of a passage and a column for each number of a
 * question, and is added to the identity. The file has the size of one step, then the steps; it is written by
 * `npm run eval:train-answers`.
 */
export function questionMap(): Float32Array {
  loaded ??= readMap()
  return loaded
}

let loaded: Float32Array | null = null

function readMap(): Float32Array {
  const bytes = readFileSync(`${import.meta.dirname}/questionMap.bin`)
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4)
  const step = bytes.readFloatLE(0)
  return new Float32Array(steps).map((each) => each * step)
}

const wordSize = 100
export const questionSize = vectorLength + wordSize
/** The sentence, its own words, and the words of its headings and lead-in. */
export const passageSize = vectorLength + 2 * wordSize
/** The weight of the words relative to the sentence. */
const wordWeight = 0.6

/** A passage as the map reads it: its sentence vector, and the vectors of its words. */
export interface PassageMeaning {
  readonly vector: Float32Array | null
  readonly words: Float32Array
}

/** The vectors of a passage's own words and of its headings and lead-in. */
export function passageWords({ text, headings, leadIn, title }: Candidate): Float32Array {
  const leading = `${headings.slice(-2).join(' ')} ${leadIn} ${title}`
  return Float32Array.from([...contextOf(text), ...contextOf(leading)], (each) => each * wordWeight)
}

/** A question as the map reads it: its sentence vector (zeros if there is none) and the vector of its words. */
export function questionMeaning(text: string, vector: Float32Array | null): Float32Array {
  const meaning = new Float32Array(questionSize)
  if (vector) meaning.set(vector)
  meaning.set(
    contextOf(text).map((each) => each * wordWeight),
    vectorLength,
  )
  return meaning
}

/** The meaning of the passages that answer a question. */
export function answerMeaning(question: Float32Array, map: Float32Array): Float32Array {
  const meaning = new Float32Array(passageSize)
  for (let row = 0; row < passageSize; row++) {
    let sum = question[row < questionSize ? row : row - wordSize] ?? 0
    const start = row * questionSize
    for (let column = 0; column < questionSize; column++)
      sum += (map[start + column] ?? 0) * (question[column] ?? 0)
    meaning[row] = sum
  }
  return meaning
}

/** How near a passage is to the meaning of an answer. */
export function nearTo(answer: Float32Array, { vector, words }: PassageMeaning): number {
  let sum = 0
  if (vector) for (let at = 0; at < vectorLength; at++) sum += (answer[at] ?? 0) * (vector[at] ?? 0)
  for (let at = 0; at < words.length; at++) sum += (answer[vectorLength + at] ?? 0) * (words[at] ?? 0)
  return sum
}
