import { Worker } from 'node:worker_threads'
import type { ReadOptions } from './readDocument.ts'
import type { Reading } from './reading.ts'
import { ReadingError } from './ReadingError.ts'

/** Reads documents in threads of its own, so that none can hold up or end the server. */
export interface Reader {
  /** Rejects with a ReadingError if the document cannot be read within its limits, or with the signal's reason. */
  read(bytes: Uint8Array, options: ReaderOptions): Promise<Reading>
  /** Reads a document and analyzes it in the same thread, within the same limits. Returns only the result. */
  analyze<Result>(bytes: Uint8Array, options: ReaderOptions, analysis: Analysis<Result>): Promise<Result>
  /** Ends the threads; documents that are being read or waiting are rejected. */
  close(): void
}

export interface ReaderOptions extends ReadOptions {
  /** Whose document it is. Owners take turns, however many documents each has waiting. */
  readonly owner?: string
}

/** What can be made of a reading in its thread. */
export interface Analysis<Result> {
  /** The URL of the module that exports it, and under which name. */
  readonly module: string
  readonly name: string
  /** Returns plain data. */
  analyze(reading: Reading): Promise<Result>
}

/** What a thread is sent. */
export interface ReadOrder {
  readonly bytes: Uint8Array
  readonly name: string
  readonly mimeType: string | undefined
  /** Where the analysis is exported; null if the reading itself is wanted. */
  readonly analysis: Pick<Analysis<unknown>, 'module' | 'name'> | null
}

/** What a thread answers. */
export type ReadAnswer =
  | { readonly isReady: true }
  | { readonly page: number; readonly of: number }
  | { readonly result: unknown }
  | { readonly problem: string; readonly isExpected: boolean }

interface Limits {
  /** For the whole document, in milliseconds. */
  readonly totalMs: number
  /** Between two pages, in milliseconds. */
  readonly pageMs: number
  readonly memoryMb: number
}

const usualLimits: Limits = { totalMs: 300_000, pageMs: 45_000, memoryMb: 768 }
const largestFile = 100_000_000

interface Job {
  readonly bytes: Uint8Array
  readonly options: ReaderOptions
  readonly analysis: ReadOrder['analysis']
  readonly result: PromiseWithResolvers<unknown>
}

interface Thread {
  readonly worker: Worker
  job: Job | null
  timers: ReturnType<typeof setTimeout>[]
}

/** Opens threads as documents come, at most so many; they stay warm. */
export function openReader({
  workers = 1,
  limits = {},
}: { workers?: number; limits?: Partial<Limits> } = {}): Reader {
  const { totalMs, pageMs, memoryMb } = { ...usualLimits, ...limits }
  const threads: Thread[] = []
  /** Owners in the order of their turns, each with its documents. */
  const waiting = new Map<string, Job[]>()
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const thread: Thread = { worker, job: null, timers: [] }
    worker.on('message', (answer: ReadAnswer) => take(thread, answer))
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      end(thread, isTooLarge ? new ReadingError(needsTooMuch, { cause: error }) : error)
    })
    threads.push(thread)
    return thread
  }

  function take(thread: Thread, answer: ReadAnswer): void {
    const { job } = thread
    if (!job) return
    if ('isReady' in answer) limitPage(thread)
    else if ('page' in answer) {
      limitPage(thread)
      job.options.onPage?.(answer.page, answer.of)
    } else {
      release(thread)
      if ('result' in answer) job.result.resolve(answer.result)
      else job.result.reject(answer.isExpected ? new ReadingError(answer.problem) : new Error(answer.problem))
      next()
    }
  }

  function limitPage(thread: Thread): void {
    const [total, page] = thread.timers
    clearTimeout(page)
    if (total) thread.timers = [total, setTimeout(() => end(thread, new ReadingError(takesTooLong)), pageMs)]
  }

  function release(thread: Thread): void {
    for (const timer of thread.timers) clearTimeout(timer)
    thread.timers = []
    thread.job = null
  }

  /** Ends a thread that cannot go on; the document it was reading is the only one that fails. */
  function end(thread: Thread, reason: unknown): void {
    const at = threads.indexOf(thread)
    if (at < 0) return
    threads.splice(at, 1)
    const { job } = thread
    release(thread)
    void thread.worker.terminate()
    job?.result.reject(reason)
    next()
  }

  function next(): void {
    if (isClosed) return
    const [turn] = waiting
    if (!turn) return
    const thread = threads.find(({ job }) => job === null) ?? (threads.length < workers ? start() : null)
    if (!thread) return
    const [owner, jobs] = turn
    const job = jobs.shift()
    // The owner goes to the end of the line.
    waiting.delete(owner)
    if (jobs.length > 0) waiting.set(owner, jobs)
    if (!job) return
    thread.job = job
    thread.timers = [setTimeout(() => end(thread, new ReadingError(takesTooLong)), totalMs)]
    limitPage(thread)
    const {
      bytes,
      analysis,
      options: { name, mimeType },
    } = job
    thread.worker.postMessage({ bytes, name, mimeType, analysis } satisfies ReadOrder)
    next()
  }

  function cancel(job: Job): void {
    const thread = threads.find((other) => other.job === job)
    if (thread) end(thread, job.options.signal?.reason)
    for (const [owner, jobs] of waiting) {
      const left = jobs.filter((other) => other !== job)
      if (left.length === jobs.length) continue
      if (left.length > 0) waiting.set(owner, left)
      else waiting.delete(owner)
      job.result.reject(job.options.signal?.reason)
    }
  }

  async function work(
    bytes: Uint8Array,
    options: ReaderOptions,
    analysis: ReadOrder['analysis'],
  ): Promise<unknown> {
    if (isClosed) throw new Error('The reader is closed.')
    options.signal?.throwIfAborted()
    if (bytes.byteLength > largestFile)
      throw new ReadingError('This file is over 100 MB. Split it and upload the parts.')
    const job: Job = { bytes, options, analysis, result: Promise.withResolvers() }
    const owner = options.owner ?? ''
    waiting.set(owner, [...(waiting.get(owner) ?? []), job])
    const handleAbort = () => cancel(job)
    options.signal?.addEventListener('abort', handleAbort, { once: true })
    next()
    try {
      return await job.result.promise
    } finally {
      options.signal?.removeEventListener('abort', handleAbort)
    }
  }

  return {
    async read(bytes, options) {
      return (await work(bytes, options, null)) as Reading
    },
    async analyze<Result>(bytes: Uint8Array, options: ReaderOptions, { module, name }: Analysis<Result>) {
      return (await work(bytes, options, { module, name })) as Result
    },
    close() {
      isClosed = true
      const reason = new Error('The reader was closed.')
      for (const jobs of waiting.values()) for (const job of jobs) job.result.reject(reason)
      waiting.clear()
      for (const thread of threads.slice()) end(thread, reason)
    },
  }
}

const takesTooLong = 'This document takes too long to read. Split it or save it again and upload that.'
const needsTooMuch = 'This document needs too much memory to read. Split it and upload the parts.'
