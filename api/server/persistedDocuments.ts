import { z } from 'zod'
import type { Log } from '../platform/index.ts'

/** The documents that the apps were built with, by the hash that they send instead of the text. */
export interface PersistedDocuments {
  find(id: string): Promise<string | null>
}

/** For programs that send texts only. */
export const noDocuments: PersistedDocuments = { find: () => Promise.resolve(null) }

/** How long after a search for an unknown document the next one reads the files again. */
const searchAgainAfter = 1_000

/** Where one app's documents are read. */
export interface DocumentSource {
  /** The app, or its address, as the log names it. */
  readonly name: string
  /** JSON of hash to text; null when they cannot be had now. */
  read(): Promise<string | null>
}

const documentsShape = z.record(z.string(), z.string())

/**
 * Reads the documents of all apps, again when one is asked for that is not known yet: a new build may have brought it.
 * What one app answers amiss is logged and costs that app alone.
 */
export function readPersistedDocuments(sources: readonly DocumentSource[], log: Log): PersistedDocuments {
  // A document never changes under its hash, so what was read once stays good while its app is out of reach.
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
