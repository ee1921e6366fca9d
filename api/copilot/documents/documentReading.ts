import { presentFile, type StoredFileRow } from '../../files/index.ts'
import {
  fileReadingOf,
  loadFacts,
  loadReading,
  type PolicyFacts,
  readPolicyFacts,
  type RecognizedType,
} from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { readDocument, type Reading, ReadingError } from '../../reading/index.ts'
import { ToolError } from '../tools/tool.ts'
import { splitPrefix } from './taskFile.ts'

/** A document that was read. */
export interface ReadFile {
  readonly file: StoredFileRow
  /** Without its role prefix. */
  readonly name: string
  readonly reading: Reading
  readonly facts: PolicyFacts
}

type Content = Pick<ReadFile, 'reading' | 'facts'>

/** What was read here because the background had not come to it yet. */
const kept = new Map<string, Promise<Content>>()
const mostKept = 40

/** What a file of the agency says. Throws `ToolError` when there is no such file, or it cannot be read. */
export async function readFileOf(
  agency: AgencyStore,
  fileId: string,
  signal?: AbortSignal,
): Promise<ReadFile> {
  const file = presentFile(agency, fileId)
  if (!file) throw new ToolError('This file is no longer there.')
  const { name } = splitPrefix(file.name)
  const stored = await storedContent(agency, fileId)
  if (stored) return { file, name, ...stored }
  const key = `${agency.id} ${file.hash}`
  const content = kept.get(key) ?? contentOf(agency, file, signal)
  kept.delete(key)
  kept.set(key, content)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
  try {
    return { file, name, ...(await content) }
  } catch (error) {
    kept.delete(key)
    if (error instanceof ReadingError) throw new ToolError(`${name}: ${error.message}`)
    throw error
  }
}

async function storedContent(agency: AgencyStore, fileId: string): Promise<Content | null> {
  const row = fileReadingOf(agency, fileId)
  if (row?.state !== 'READ') return null
  const [reading, facts] = await Promise.all([loadReading(agency, row), loadFacts(agency, row)])
  return reading && facts && { reading, facts }
}

async function contentOf(agency: AgencyStore, file: StoredFileRow, signal?: AbortSignal): Promise<Content> {
  const blob = await agency.blobs.read(file.hash)
  if (!blob) throw new Error(`The content of file ${file.id} is missing.`)
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  const { name, mimeType } = file
  const reading = await readDocument(bytes, { name, mimeType, ...(signal && { signal }) })
  return { reading, facts: readPolicyFacts(reading) }
}

/** What a file was recognized as; null when it cannot be read, or could be anything. */
export async function recognizedType(
  agency: AgencyStore,
  file: StoredFileRow,
): Promise<RecognizedType | null> {
  try {
    const { document } = (await readFileOf(agency, file.id)).facts
    return document.confidence >= 0.5 ? document.type : null
  } catch (error) {
    if (error instanceof ToolError) return null
    throw error
  }
}
