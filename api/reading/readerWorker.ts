import { parentPort } from 'node:worker_threads'
import type { ReadAnswer, ReadOrder } from './openReader.ts'
import { readDocument } from './readDocument.ts'
import { ReadingError } from './ReadingError.ts'

/** A thread that reads one document after the other. */

parentPort?.on('message', (order: ReadOrder) => void answer(order))

async function answer({ bytes, name, mimeType }: ReadOrder): Promise<void> {
  send({ isReady: true })
  try {
    const reading = await readDocument(bytes, {
      name,
      ...(mimeType === undefined ? {} : { mimeType }),
      onPage: (page, of) => send({ page, of }),
    })
    send({ reading })
  } catch (error) {
    const isExpected = error instanceof ReadingError
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ problem: isExpected ? error.message : `A document could not be read: ${detail}`, isExpected })
  }
}

function send(message: ReadAnswer): void {
  parentPort?.postMessage(message)
}
