import { openThread } from '../openThread.ts'

/** Numbers in a vector. */
export const vectorLength = 512

/** Turns sentences into vectors; a small angle between two means a similar meaning. */
export interface Vectors {
  /** One vector of length 1 for each text. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  embedOne(text: string): Promise<Float32Array>
  close(): void
}

/** Few enough that a question waits for no more than one batch of a long document. */
const together = 4

/** Opens a thread at the first text; the model is in its package, nothing is fetched. */
export function openVectors(): Vectors {
  const thread = openThread<readonly string[], Float32Array[]>(new URL('./vectorWorker.ts', import.meta.url))
  return {
    async embedOne(text) {
      const [vector] = await thread.ask([text])
      if (!vector) throw new Error('A sentence has no vector.')
      return vector
    },
    async embed(texts, signal) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += together) {
        signal?.throwIfAborted()
        vectors.push(...(await thread.ask(texts.slice(at, at + together))))
      }
      return vectors
    },
    close: () => thread.close(),
  }
}
