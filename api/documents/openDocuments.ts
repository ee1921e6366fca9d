import type { DocumentModel } from './documentModel.ts'
import { formLook } from './documentStyles.ts'
import type { DocumentLook } from './documentStyles.ts'
import type { DocumentBundle } from './typesetPdf.ts'

/** Writes documents in worker threads. */
export interface DocumentWriter {
  /** The document as a tagged PDF. By default in the look of a form: small, plain and dense. */
  pdf(document: DocumentModel, look?: DocumentLook): Promise<Uint8Array<ArrayBuffer>>
  /** Several documents in one PDF. */
  bundle(bundle: DocumentBundle, look?: DocumentLook): Promise<Uint8Array<ArrayBuffer>>
}

/** The threads, supplied by the caller. */
export interface Documents extends DocumentWriter {
  /** Starts a thread in advance, so that the first document is as fast as the next. */
  warm(): void
  /** Ends the threads. Documents in progress fail. */
  close(): void
}

/** A request to a thread. */
export interface DocumentOrder {
  readonly number: number
  readonly document: DocumentModel | DocumentBundle
  readonly look: DocumentLook
}

/** A thread's response. */
export type DocumentAnswer =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly problem: string }

/** A document fails after this long. */
const timeoutMs = 30_000

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>
}

/** The maximum number of threads. They are started on demand and stay open. */
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

  /** An idle thread, a new one, or the one with the shortest queue. */
  function free(): Thread {
    const [least] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)
    return least && (least.waiting.size === 0 || threads.length >= most) ? least : start()
  }

  async function typeset(document: DocumentModel | DocumentBundle, look: DocumentLook) {
    if (isClosed) throw new Error('The threads that write documents have ended.')
    const thread = free()
    const order = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    const number = ++orders
    thread.waiting.set(number, order)
    thread.worker.postMessage({ number, document, look } satisfies DocumentOrder)
    const timer = setTimeout(() => end(thread, 'it took too long'), timeoutMs)
    try {
      return await order.promise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    pdf: (document, look = plainForm(document.author)) => typeset(document, look),
    bundle: (bundle, look = plainForm(bundle.author)) => typeset(bundle, look),
    warm() {
      if (isClosed || threads.length > 0) return
      // Nothing waits for response 0.
      start().worker.postMessage({ number: 0, document: blank, look: plainForm('') } satisfies DocumentOrder)
    },
    close() {
      isClosed = true
      while (threads[0]) end(threads[0], 'the server stops')
    },
  }
}

const blank: DocumentModel = {
  title: 'Blank',
  language: 'en-US',
  author: '',
  createdAt: '2026-01-01T00:00:00Z',
  footer: '',
  blocks: [{ type: 'heading', level: 1, text: 'Blank' }],
}

function plainForm(author: string): DocumentLook {
  return formLook({ name: author, lines: [], logo: null, accent: null })
}
