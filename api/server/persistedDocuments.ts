/** The documents that the apps were built with, by the hash that they send instead of the text. */
export interface PersistedDocuments {
  find(id: string): Promise<string | null>
}

/** For programs that send texts only. */
export const noDocuments: PersistedDocuments = { find: () => Promise.resolve(null) }

/** How long after a search for an unknown document the next one reads the files again. */
const searchAgainAfter = 1_000

/** Where one app's documents are read: JSON of hash to text; null when they cannot be had now. */
export type DocumentSource = () => Promise<string | null>

/** Reads the documents of all apps, again when one is asked for that is not known yet: a new build may have brought it. */
export function readPersistedDocuments(sources: readonly DocumentSource[]): PersistedDocuments {
  // A document never changes under its hash, so what was read once stays good while its app is out of reach.
  const documents = new Map<string, string>()
  let reading: Promise<void> | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function readAll(): Promise<void> {
    const texts = await Promise.all(sources.map((source) => source()))
    for (const text of texts) {
      for (const [id, document] of Object.entries<string>(JSON.parse(text ?? '{}')))
        documents.set(id, document)
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
