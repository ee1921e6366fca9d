import type { Folder } from '../platform/index.ts'

/** The documents that the apps were built with, by the hash that they send instead of the text. */
export interface PersistedDocuments {
  find(id: string): Promise<string | null>
}

/** For programs that send texts only. */
export const noDocuments: PersistedDocuments = { find: () => Promise.resolve(null) }

/** How long after a search for an unknown document the next one reads the files again. */
const searchAgainAfter = 1_000

/** Reads the documents beside the built apps, again when one is asked for that is not known yet: a new build may have brought it. */
export function readPersistedDocuments(apps: Iterable<Folder>): PersistedDocuments {
  const folders = [...apps]
  let documents = new Map<string, string>()
  let reading: Promise<void> | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function readAll(): Promise<void> {
    const found = new Map<string, string>()
    for (const folder of folders) {
      const text = (await folder.readText('persisted.json')) ?? '{}'
      for (const [id, document] of Object.entries<string>(JSON.parse(text))) found.set(id, document)
    }
    documents = found
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
