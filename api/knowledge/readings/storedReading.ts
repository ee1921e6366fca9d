import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import type { AgencyStore, BlobInfo, TextChange } from '../../platform/index.ts'
import {
  type Line,
  type Reader,
  type ReaderOptions,
  type Reading,
  vectorLength,
} from '../../reading/index.ts'
import type { AnswerPassage } from '../answers/answerCandidates.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { documentAnalysis } from './documentAnalysis.ts'
import { factsText, fileReadingKind, type FileReadingRow } from './fileReading.ts'
import { unpacked } from './packedJson.ts'

/** A document's text, and what of it may answer a question. */
export interface ReadContent {
  readonly reading: Reading
  /** Absent from readings of an earlier version. */
  readonly passages?: readonly AnswerPassage[]
}

/** A document's text with the vectors of its passages; none until someone asks about it. */
export interface DocumentContent extends ReadContent {
  readonly vectors: readonly Float32Array[]
}

/** Maximum size of a reading with its boxes, in compressed bytes. */
const maxBytes = 200 * 1024 * 1024

/** How many readings and facts stay in memory. */
const kept = { readings: 24, facts: 500 }

const contents = new Map<string, Promise<DocumentContent>>()
const facts = new Map<string, Promise<PolicyFacts | null>>()

/** Stores packed `ReadContent`. */
export async function writeContent(agency: AgencyStore, content: Uint8Array<ArrayBuffer>): Promise<BlobInfo> {
  return await agency.blobs.write(new Blob([content]).stream(), { maxBytes })
}

/** Stores the content once more, with vectors after it. */
export async function writeVectors(
  agency: AgencyStore,
  contentHash: string,
  vectors: readonly Float32Array[],
): Promise<BlobInfo> {
  const bytes = await storedBytes(agency, contentHash)
  return await agency.blobs.write(new Blob([bytes, ...vectors.map(quantized)]).stream(), { maxBytes })
}

/** A file's reading with its passages and vectors; null if not read yet. */
export async function loadContent(
  agency: AgencyStore,
  { contentHash, vectors }: Pick<FileReadingRow, 'contentHash' | 'vectors'>,
): Promise<DocumentContent | null> {
  if (contentHash === null) return null
  return await remembered(contents, kept.readings, `${agency.id} ${contentHash}`, async () => {
    const bytes = await storedBytes(agency, contentHash)
    const end = bytes.length - vectors * vectorLength
    const content = await unpackedContent(bytes.subarray(0, end))
    return { ...content, vectors: vectorsIn(bytes.subarray(end)) }
  })
}

async function storedBytes(agency: AgencyStore, contentHash: string): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await agency.blobs.read(contentHash)
  if (!blob) throw new Error(`The reading ${contentHash} is on record but not stored.`)
  return await new Response(blob.body).bytes()
}

async function unpackedContent(bytes: Uint8Array<ArrayBuffer>): Promise<ReadContent> {
  const content = await unpacked<ReadContent>(bytes)
  return { ...content, reading: withSharedLines(content.reading) }
}

/** The lines of blocks are those of their pages, as when the document was read; JSON copies them. */
function withSharedLines(reading: Reading): Reading {
  const keyOf = (page: number, { text, box }: Line) => `${page} ${box.x} ${box.y} ${text}`
  const shared = new Map(
    reading.pages.flatMap(({ number, lines, margins }) =>
      [...lines, ...margins].map((line) => [keyOf(number, line), line] as const),
    ),
  )
  const blocks = reading.blocks.map((block) => {
    if (block.kind === 'table') return block
    const lines = block.lines.map(({ page, line }) => ({
      page,
      line: shared.get(keyOf(page, line)) ?? line,
    }))
    return { ...block, lines }
  })
  return { ...reading, blocks }
}

/** Reads a document without storing it. */
export async function readAndAnalyze(
  reader: Pick<Reader, 'analyze'>,
  bytes: Uint8Array,
  options: ReaderOptions,
): Promise<DocumentContent & { readonly facts: PolicyFacts }> {
  const found = await reader.analyze(bytes, options, documentAnalysis)
  return {
    ...(await unpackedContent(found.content)),
    facts: await unpacked<PolicyFacts>(found.facts),
    vectors: [],
  }
}

/** A file's reading; null if not read yet. */
export async function loadReading(
  agency: AgencyStore,
  row: Pick<FileReadingRow, 'contentHash' | 'vectors'>,
): Promise<Reading | null> {
  return (await loadContent(agency, row))?.reading ?? null
}

/** The change that stores a file's packed facts beside its reading. */
export function factsChange(id: string, bytes: Uint8Array<ArrayBuffer>): TextChange {
  return { kind: fileReadingKind, id, name: factsText, text: encodeBase64(bytes.buffer) }
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
    return await unpacked<PolicyFacts>(decodeBase64(text))
  })
}

/** One byte per number. The numbers of a unit vector are small, so the largest is scaled to 127. */
function quantized(vector: Float32Array): Int8Array<ArrayBuffer> {
  const most = vector.reduce((largest, each) => Math.max(largest, Math.abs(each)), 1e-9)
  return Int8Array.from(vector, (each) => Math.round((each / most) * 127))
}

function vectorsIn(bytes: Uint8Array<ArrayBuffer>): Float32Array[] {
  return Array.from({ length: bytes.length / vectorLength }, (_, at) => {
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at * vectorLength, vectorLength)
    const length = Math.hypot(...numbers)
    return Float32Array.from(numbers, (each) => each / length)
  })
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
