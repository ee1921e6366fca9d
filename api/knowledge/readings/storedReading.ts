import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import type { AgencyStore, BlobInfo, TextChange } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { factsText, fileReadingKind, type FileReadingRow } from './fileReading.ts'

/** A document's text, and vectors of its passages. */
export interface ReadContent {
  readonly reading: Reading
  readonly vectors: readonly Float32Array[]
}

/** Maximum size of a reading with its boxes, in compressed bytes. */
const maxBytes = 200 * 1024 * 1024

/** How many readings and facts stay in memory. */
const kept = { readings: 24, facts: 500 }

const contents = new Map<string, Promise<ReadContent>>()
const facts = new Map<string, Promise<PolicyFacts | null>>()

/** Stores the reading as compressed JSON, once per content. */
export async function writeReading(
  agency: AgencyStore,
  { reading, vectors }: ReadContent,
): Promise<BlobInfo> {
  const stored: StoredContent = { reading, vectors: vectors.map(quantized) }
  return await agency.blobs.write(compressed(JSON.stringify(stored)), { maxBytes })
}

/** A file's reading with its vectors; null if not read yet. */
export async function loadContent(
  agency: AgencyStore,
  { contentHash }: Pick<FileReadingRow, 'contentHash'>,
): Promise<ReadContent | null> {
  if (contentHash === null) return null
  return await remembered(contents, kept.readings, `${agency.id} ${contentHash}`, async () => {
    const blob = await agency.blobs.read(contentHash)
    if (!blob) throw new Error(`The reading ${contentHash} is on record but not stored.`)
    const { reading, vectors } = JSON.parse(await decompressed(blob.body)) as StoredContent
    return { reading, vectors: vectors.map(restored) }
  })
}

/** A file's reading; null if not read yet. */
export async function loadReading(
  agency: AgencyStore,
  row: Pick<FileReadingRow, 'contentHash'>,
): Promise<Reading | null> {
  return (await loadContent(agency, row))?.reading ?? null
}

/** The change that stores a file's facts beside its reading, compressed. */
export async function factsChange(id: string, value: PolicyFacts): Promise<TextChange> {
  const bytes = await new Response(compressed(JSON.stringify(value))).arrayBuffer()
  return { kind: fileReadingKind, id, name: factsText, text: encodeBase64(bytes) }
}

/** A file's facts; null if not read yet. */
export async function loadFacts(
  agency: AgencyStore,
  { id, endedAt, state }: FileReadingRow,
): Promise<PolicyFacts | null> {
  if (state !== 'READ') return null
  return await remembered(facts, kept.facts, `${agency.id} ${id} ${endedAt}`, async () => {
    const text = await agency.readText(fileReadingKind, id, factsText)
    if (text === null) return null
    return JSON.parse(await decompressed(new Blob([decodeBase64(text)]).stream())) as PolicyFacts
  })
}

interface StoredContent {
  readonly reading: Reading
  /** Quantizes a vector to one byte per number. */
  readonly vectors: readonly string[]
}

/** The numbers of a unit vector are small, so the largest is scaled to 127. */
function quantized(vector: Float32Array): string {
  const most = vector.reduce((largest, each) => Math.max(largest, Math.abs(each)), 1e-9)
  return encodeBase64(Int8Array.from(vector, (each) => Math.round((each / most) * 127)).buffer)
}

function restored(text: string): Float32Array {
  const bytes = new Int8Array(decodeBase64(text).buffer)
  const length = Math.hypot(...bytes)
  return Float32Array.from(bytes, (each) => each / length)
}

function compressed(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
}

async function decompressed(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return await new Response(bytes.pipeThrough(new DecompressionStream('gzip'))).text()
}

/** The cached value for the key, computed once while cached; the least recently used are evicted. */
async function remembered<Value>(
  cache: Map<string, Promise<Value>>,
  most: number,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = cache.get(key) ?? make()
  cache.delete(key)
  cache.set(key, value)
  value.catch(() => cache.delete(key))
  const [oldest] = cache.keys()
  if (cache.size > most && oldest !== undefined) cache.delete(oldest)
  return await value
}
