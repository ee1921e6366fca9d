import { Worker } from 'node:worker_threads'

/** Numbers in a vector. */
export const vectorLength = 512

/** Turns sentences into vectors; a small angle between two means a similar meaning. */
export interface Vectors {
  /** One vector of length 1 for each text. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  embedOne(text: string): Promise<Float32Array>
  close(): void
}

/** What the thread is sent. */
export interface VectorOrder {
  readonly number: number
  readonly texts: readonly string[]
}

/** What the thread answers. */
export type VectorAnswer =
  | { readonly number: number; readonly vectors: Float32Array[] }
  | { readonly number: number; readonly problem: string }

/** Few enough that a question waits for no more than one batch of a long document. */
const together = 4

/** Opens a thread at the first text; the model is in its package, nothing is fetched. */
export function openVectors(): Vectors {
  let worker: Worker | null = null
  let orders = 0
  const waiting = new Map<number, PromiseWithResolvers<Float32Array[]>>()

  function started(): Worker {
    if (worker) return worker
    const thread = new Worker(new URL('./vectorWorker.ts', import.meta.url))
    thread.on('message', (answer: VectorAnswer) => {
      const order = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('vectors' in answer) order?.resolve(answer.vectors)
      else order?.reject(new Error(`Sentences could not be compared: ${answer.problem}`))
    })
    thread.on('error', (error: unknown) => end(error instanceof Error ? error : new Error(String(error))))
    // An idle thread keeps no program alive.
    thread.unref()
    worker = thread
    return thread
  }

  function end(reason: Error): void {
    void worker?.terminate()
    worker = null
    for (const order of waiting.values()) order.reject(reason)
    waiting.clear()
  }

  function ordered(texts: readonly string[]): Promise<Float32Array[]> {
    const order = Promise.withResolvers<Float32Array[]>()
    const number = ++orders
    waiting.set(number, order)
    started().postMessage({ number, texts } satisfies VectorOrder)
    return order.promise
  }

  return {
    async embedOne(text) {
      const [vector] = await ordered([text])
      if (!vector) throw new Error('A sentence has no vector.')
      return vector
    },
    async embed(texts, signal) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += together) {
        signal?.throwIfAborted()
        vectors.push(...(await ordered(texts.slice(at, at + together))))
      }
      return vectors
    },
    close: () => end(new Error('The server is stopping.')),
  }
}
