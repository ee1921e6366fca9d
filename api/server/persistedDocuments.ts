/** The documents that the apps were built with, by the hash that they send instead of the text. */
export interface PersistedDocuments {
  find(id: string): Promise<string | null> | string | null
}

/** For programs that send texts only. */
export const noDocuments: PersistedDocuments = { find: () => null }
