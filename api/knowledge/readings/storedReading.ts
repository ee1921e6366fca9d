import type { AgencyStore, BlobInfo } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { factsText, fileReadingKind, type FileReadingRow } from './fileReading.ts'

/** A reading with its boxes is at most this large, in compressed bytes. */
const maxBytes = 200 * 1024 * 1024

/** How many readings and facts stay in memory for the next question. */
const kept = { readings: 24, facts: 500 }

const readings = new Map<string, Promise<Reading>>()
const facts = new Map<string, Promise<PolicyFacts | null>>()

/** Keeps the reading as compressed JSON, once for the same content. */
export async function writeReading(agency: AgencyStore, reading: Reading): Promise<BlobInfo> {
  const json = new Blob([JSON.stringify(reading)])
  return await agency.blobs.write(json.stream().pipeThrough(new CompressionStream('gzip')), { maxBytes })
}

/** The reading of a file; null while it is not read. */
export async function loadReading(
  agency: AgencyStore,
  { contentHash }: Pick<FileReadingRow, 'contentHash'>,
): Promise<Reading | null> {
  if (contentHash === null) return null
  return await remembered(readings, kept.readings, `${agency.id} ${contentHash}`, async () => {
    const blob = await agency.blobs.read(contentHash)
    if (!blob) throw new Error(`The reading ${contentHash} is on record but not stored.`)
    const json = await new Response(blob.body.pipeThrough(new DecompressionStream('gzip'))).text()
    return JSON.parse(json) as Reading
  })
}

/** The facts of a file; null while it is not read. */
export async function loadFacts(
  agency: AgencyStore,
  { id, endedAt, state }: FileReadingRow,
): Promise<PolicyFacts | null> {
  if (state !== 'READ') return null
  return await remembered(facts, kept.facts, `${agency.id} ${id} ${endedAt}`, async () => {
    const text = await agency.readText(fileReadingKind, id, factsText)
    return text === null ? null : (JSON.parse(text) as PolicyFacts)
  })
}

/** The value under the key, made at most once while it is kept; the ones used longest ago go first. */
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
