import { presentFile, type StoredFileRow } from '../../files/index.ts'
import type { RecognizedType } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { readDocument, type Reading, ReadingError } from '../../reading/index.ts'
import { ToolError } from '../tools/tool.ts'

/** Readings in memory: a conversation comes back to the same few documents again and again. */
const kept = new Map<string, Promise<Reading>>()
const mostKept = 40

interface ReadingOptions {
  readonly signal?: AbortSignal
  readonly onPage?: (page: number, of: number) => void
}

/** What a file of the agency says. Throws `ToolError` when there is no such file, or it cannot be read. */
export async function fileReading(
  agency: AgencyStore,
  fileId: string,
  options: ReadingOptions = {},
): Promise<{ readonly file: StoredFileRow; readonly reading: Reading }> {
  const file = presentFile(agency, fileId)
  if (!file) throw new ToolError('This file is no longer there.')
  const key = `${agency.id} ${file.hash}`
  const reading = kept.get(key) ?? readBlob(agency, file, options)
  kept.delete(key)
  kept.set(key, reading)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
  try {
    return { file, reading: await reading }
  } catch (error) {
    kept.delete(key)
    if (error instanceof ReadingError) throw new ToolError(`${file.name}: ${error.message}`)
    throw error
  }
}

async function readBlob(agency: AgencyStore, file: StoredFileRow, options: ReadingOptions): Promise<Reading> {
  const blob = await agency.blobs.read(file.hash)
  if (!blob) throw new Error(`The content of file ${file.id} is missing.`)
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  return await readDocument(bytes, { ...options, name: file.name, mimeType: file.mimeType })
}

/** What a file was recognized as; null when it cannot be read. */
export async function recognizedType(
  agency: AgencyStore,
  file: StoredFileRow,
): Promise<RecognizedType | null> {
  try {
    await fileReading(agency, file.id)
    return null
  } catch (error) {
    if (error instanceof ToolError) return null
    throw error
  }
}
