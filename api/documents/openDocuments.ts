import type { DocumentModel } from './documentModel.ts'
import { warmingDocument } from './warmingDocument.ts'

/** Writes documents, in threads of its own. */
export interface Documents {
  /** The document as a tagged PDF. */
  pdf(model: DocumentModel): Promise<Uint8Array<ArrayBuffer>>
  /** Makes a thread ready, so that the first document takes no longer than the next. */
  warm(): void
  /** Ends the threads; what is under way fails. */
  close(): void
}

/** What a thread is asked for. */
export interface DocumentOrder {
  readonly number: number
  readonly model: DocumentModel
}

/** What a thread answers. */
export type DocumentAnswer =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly problem: string }

/** A document that takes longer than this is broken off, in milliseconds. */
const patience = 30_000

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>
}

/** Opens the threads at the first document, at most so many; they stay warm. */
export function openDocuments({ threads: most = 2 } = {}): Documents {
  const threads: Thread[] = []
  let orders = 0
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(import.meta.resolve('./documentWorker.ts'), { type: 'module' })
    const thread: Thread = { worker, waiting: new Map() }
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentAnswer>) => {
      const order = thread.waiting.get(data.number)
      thread.waiting.delete(data.number)
      if ('pdf' in data) order?.resolve(data.pdf)
      else order?.reject(new Error(`A document could not be written: ${data.problem}`))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(thread, event.message)
    })
    threads.push(thread)
    return thread
  }

  function end(thread: Thread, why: string): void {
    thread.worker.terminate()
    const at = threads.indexOf(thread)
    if (at >= 0) threads.splice(at, 1)
    for (const order of thread.waiting.values())
      order.reject(new Error(`A document could not be written: ${why}`))
    thread.waiting.clear()
  }

  /** One that is idle, or a new one, or the one with the least to do. */
  function free(): Thread {
    const [least] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)
    return least && (least.waiting.size === 0 || threads.length >= most) ? least : start()
  }

  return {
    async pdf(model) {
      if (isClosed) throw new Error('The threads that write documents have ended.')
      const thread = free()
      const order = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      const number = ++orders
      thread.waiting.set(number, order)
      thread.worker.postMessage({ number, model } satisfies DocumentOrder)
      const timer = setTimeout(() => end(thread, 'it took too long'), patience)
      try {
        return await order.promise
      } finally {
        clearTimeout(timer)
      }
    },
    warm() {
      if (isClosed || threads.length > 0) return
      // Nobody waits for the answer to number 0.
      start().worker.postMessage({ number: 0, model: warmingDocument } satisfies DocumentOrder)
    },
    close() {
      isClosed = true
      while (threads[0]) end(threads[0], 'the server stops')
    },
  }
}
