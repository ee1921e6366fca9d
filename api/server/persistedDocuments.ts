import { z } from 'zod'
import type { Log } from '../platform/index.ts'

/** The documents the apps were built with, by the hash they send instead of the text. */
export interface PersistedDocuments {
  find(id: string): Promise<string | null>
}

/** How long after a lookup of an unknown document the files may be read again. */
const searchAgainAfter = 1_000

/** The source of one app's documents. */
export interface DocumentSource {
  /** The app or its URL, for the log. */
  readonly name: string
  /** JSON of hash to text; null if unavailable now. */
  read(): Promise<string | null>
}

const documentsShape = z.record(z.string(), z.string())

/**
 * Reads the documents of all apps, and again for an unknown hash: a new build may have added it.
 * A bad response from one app is logged and affects only that app.
 */
export function readPersistedDocuments(sources: readonly DocumentSource[], log: Log): PersistedDocuments {
  // A document never changes under its hash, so it stays valid while its app is unreachable.
  const documents = new Map<string, string>()
  let reading: Promise<void> | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function readAll(): Promise<void> {
    const found = await Promise.all(sources.map((source) => readSource(source, log)))
    for (const [id, document] of found.flatMap((each) => Object.entries(each))) {
      if (!documents.has(id)) documents.set(id, document)
    }
    readAt = performance.now()
  }

  return {
    async find(id) {
      const known = documents.get(id)
      if (known !== undefined) return known
      if (performance.now() - readAt >= searchAgainAfter)
        await (reading ??= readAll().finally(() => (reading = null)))
      return documents.get(id) ?? null
    },
  }
}

async function readSource({ name, read }: DocumentSource, log: Log): Promise<Record<string, string>> {
  try {
    return documentsShape.parse(JSON.parse((await read()) ?? '{}'))
  } catch (error) {
    log('warn', 'the documents of an app cannot be read', { app: name, reason: String(error) })
    return {}
  }
}
