import { readFileSync } from 'node:fs'

const dimensions = 100
/** Numbers of a vector of length 1 are stored times this. */
const scale = 254

interface WordVectors {
  /** The most frequent word first. */
  readonly places: ReadonlyMap<string, number>
  readonly numbers: Int8Array
}

let loaded: WordVectors | null = null

/** How similar the contexts of two words are in English texts (GloVe), from -1 to 1; null for unknown words. */
export function wordSimilarity(a: string, b: string): number | null {
  const { places, numbers } = wordVectors()
  const [first, second] = [places.get(a), places.get(b)]
  if (first === undefined || second === undefined) return null
  let sum = 0
  for (let at = 0; at < dimensions; at++)
    sum += (numbers[first * dimensions + at] ?? 0) * (numbers[second * dimensions + at] ?? 0)
  return sum / (scale * scale)
}

/** How rare a word is in English, from 0 for the most frequent to 1 for unknown ones. */
export function wordRarity(word: string): number {
  const { places } = wordVectors()
  return Math.log(2 + (places.get(word) ?? places.size)) / Math.log(2 + places.size)
}

/** The weighted mean of the words' vectors, normalized to length 1; rare words weigh more. Zeros if no word is known. */
export function meanContext(words: ReadonlySet<string>): Float32Array {
  const { places, numbers } = wordVectors()
  const sums = new Float32Array(dimensions)
  for (const word of words) {
    const place = places.get(word)
    if (place === undefined) continue
    const weight = wordRarity(word) ** 2
    for (let at = 0; at < dimensions; at++)
      sums[at] = (sums[at] ?? 0) + weight * (numbers[place * dimensions + at] ?? 0)
  }
  const length = Math.hypot(...sums)
  return length === 0 ? sums : sums.map((sum) => sum / length)
}

/** Made by `eval/training/wordVectors.ts`: a line of words, then their vectors. */
function wordVectors(): WordVectors {
  if (loaded) return loaded
  const bytes = readFileSync(`${import.meta.dirname}/wordVectors.bin`)
  const end = bytes.indexOf('\n')
  const words = bytes.subarray(0, end).toString('utf8').split(' ')
  loaded = {
    places: new Map(words.map((word, place) => [word, place])),
    numbers: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, words.length * dimensions),
  }
  return loaded
}
