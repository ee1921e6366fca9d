import type { DocumentAnswer, DocumentOrder } from './openDocuments.ts'
import { openTypesetter } from './typesetPdf.ts'

/** A worker that typesets documents one at a time, so that requests don't wait. */
const typesetter = openTypesetter()

addEventListener('message', ({ data }: MessageEvent<DocumentOrder>) => answer(data))

function answer({ number, document, look }: DocumentOrder): void {
  try {
    const pdf = typesetter.pdf(document, look)
    send({ number, pdf }, [pdf.buffer])
  } catch (error) {
    send({ number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function send(message: DocumentAnswer, transfer: Transferable[] = []): void {
  ;(globalThis as unknown as Pick<Worker, 'postMessage'>).postMessage(message, transfer)
}
