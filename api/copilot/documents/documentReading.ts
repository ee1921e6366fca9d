import { presentFile, splitPrefix, type StoredFileRow } from '../../files/index.ts'
import {
  type DocumentContent,
  fileReadingOf,
  loadFacts,
  loadContent,
  type PolicyFacts,
  readAndAnalyze,
  type RecognizedType,
} from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { ReadingError } from '../../reading/index.ts'
import type { Services } from '../../graphql/index.ts'
import { ToolError } from '../tools/tool.ts'

type Content = DocumentContent & { readonly facts: PolicyFacts }

/** A document's text and facts. */
export interface ReadFile extends Content {
  readonly file: StoredFileRow
  /** Without its role prefix. */
  readonly name: string
}

/** Results computed here because the background job has not run yet. */
const kept = new Map<string, Promise<Content>>()
const mostKept = 40

/** What reading a file needs. */
export interface ReadingContext {
  readonly agency: AgencyStore
  readonly services: Pick<Services, 'reader'>
  readonly signal: AbortSignal
}

/** Reads a file of the agency. Throws `ToolError` if it does not exist or can't be read. */
export async function readFileOf(context: ReadingContext, fileId: string): Promise<ReadFile> {
  const { agency } = context
  const file = presentFile(agency, fileId)
  if (!file) throw new ToolError('This file is no longer there.')
  const { name } = splitPrefix(file.name)
  await readingsFinished(context, { fileIds: [fileId], mostMs: 60_000, isQueuedAwaited: false })
  const stored = await storedContent(agency, fileId)
  if (stored) return { file, name, ...stored }
  const key = `${agency.id} ${file.hash}`
  const content = kept.get(key) ?? contentOf(context, file)
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

/** Waits for the background job to finish reading files; goes on without those that take longer than `mostMs`. */
export async function readingsFinished(
  { agency, signal }: Pick<ReadingContext, 'agency' | 'signal'>,
  {
    fileIds,
    mostMs,
    isQueuedAwaited,
  }: {
    fileIds: readonly string[]
    mostMs: number
    /** Whether to wait for files that the job has not begun; it may be queued behind this run. */
    isQueuedAwaited: boolean
  },
): Promise<void> {
  const intervalMs = 40
  for (let waitedMs = 0; waitedMs < mostMs; waitedMs += intervalMs) {
    const states = fileIds.map((id) => fileReadingOf(agency, id)?.state ?? 'QUEUED')
    if (!states.some((state) => state === 'READING' || (isQueuedAwaited && state === 'QUEUED'))) return
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

async function storedContent(agency: AgencyStore, fileId: string): Promise<Content | null> {
  const row = fileReadingOf(agency, fileId)
  if (row?.state !== 'READ') return null
  const [content, facts] = await Promise.all([loadContent(agency, row), loadFacts(agency, row)])
  return content && facts && { ...content, facts }
}

async function contentOf(
  { agency, services, signal }: ReadingContext,
  file: StoredFileRow,
): Promise<Content> {
  const { name, mimeType } = file
  const options = { name, mimeType, owner: agency.id, signal }
  return await readAndAnalyze(services.reader, await bytesOf(agency, file), options)
}

/** The content of a stored file. Throws `ToolError` if it is lost: one file must not stop all work on its account. */
export async function bytesOf(
  agency: AgencyStore,
  { hash, name }: Pick<StoredFileRow, 'hash' | 'name'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await agency.blobs.read(hash)
  if (!blob) throw new ToolError(`${name}: the content of this file is missing. Upload it again.`)
  return new Uint8Array(await new Response(blob.body).arrayBuffer())
}

/** The detected type of a file; null if it can't be read or the type is uncertain. */
export async function recognizedType(
  context: ReadingContext,
  file: StoredFileRow,
): Promise<RecognizedType | null> {
  try {
    const { document } = (await readFileOf(context, file.id)).facts
    return document.confidence >= 0.5 ? document.type : null
  } catch (error) {
    if (error instanceof ToolError) return null
    throw error
  }
}
