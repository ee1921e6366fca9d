import { parentPort } from 'node:worker_threads'
import type { Analysis, ReadAnswer, ReadOrder } from './openReader.ts'
import { openOcr } from './ocr/openOcr.ts'
import { readWith } from './readDocument.ts'
import { ReadingError } from './ReadingError.ts'

/** A thread that reads one document after the other. */

/** Once open it stays so: the next scan need not wait for it. */
const ocr = openOcr()

parentPort?.on('message', (order: ReadOrder) => void answer(order))

async function answer({ bytes, name, mimeType, analysis }: ReadOrder): Promise<void> {
  send({ isReady: true })
  try {
    const reading = await readWith(ocr, bytes, {
      name,
      ...(mimeType === undefined ? {} : { mimeType }),
      onPage: (page, of) => send({ page, of }),
    })
    if (analysis === null) return send({ result: reading })
    // It has as much time as a page.
    send({ isReady: true })
    const exported = (await import(analysis.module)) as Record<string, Analysis<unknown>>
    send({ result: await exported[analysis.name]?.analyze(reading) })
  } catch (error) {
    const isExpected = error instanceof ReadingError
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ problem: isExpected ? error.message : `A document could not be read: ${detail}`, isExpected })
  }
}

function send(message: ReadAnswer): void {
  parentPort?.postMessage(message)
}
