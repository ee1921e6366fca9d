import { Worker } from 'node:worker_threads'
import { SheetError } from './SheetError.ts'

/** Messages of the worker that reads a workbook: started, a batch of rows, or an error. */
export type WorkbookAnswer =
  | { readonly isBegun: true }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly isComplete: true }
  | { readonly problem: string; readonly detail?: string }

/** Time limit for reading a workbook, in milliseconds: shorter than its request's. */
const maxTimeoutMs = 10_000
const memory = { maxOldGenerationSizeMb: 640 }

let underWay: Promise<unknown> = Promise.resolve()

/**
 * The cells of a workbook's first sheet, read in a worker with limits on time and memory:
 * a crafted file could use up all there is. One workbook at a time, so that several use no more than one.
 */
export function readWorkbook(
  workbook: Uint8Array<ArrayBuffer>,
  { timeoutMs = maxTimeoutMs } = {},
): Promise<readonly (readonly string[])[]> {
  const reading = underWay.then(() => readInThread(workbook, timeoutMs))
  underWay = reading.catch(() => {})
  return reading
}

async function readInThread(workbook: Uint8Array<ArrayBuffer>, timeoutMs: number) {
  const rows: (readonly string[])[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // A web worker has no memory limit: running out of memory would end the server.
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: memory,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  worker.on('message', (answer: WorkbookAnswer) => {
    // The worker's own startup is not counted.
    if ('isBegun' in answer) timer = setTimeout(() => reject(new SheetError(tooMuch)), timeoutMs)
    else if ('rows' in answer) for (const row of answer.rows) rows.push(row)
    else if ('problem' in answer) reject(new SheetError(answer.problem, { cause: answer.detail }))
    else resolve()
  })
  worker.on('error', (cause: NodeJS.ErrnoException) => {
    const isTooLarge = cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isTooLarge ? new SheetError(tooMuch, { cause }) : cause)
  })
  try {
    await promise
    return rows
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const tooMuch = 'This workbook is too complex to read. Save its sheet as CSV and import that.'
