import type { DocumentAnswer, DocumentOrder } from './openDocuments.ts'
import { openTypefaces } from './typefaces.ts'
import { writePdf } from './writePdf.ts'

/** A thread that writes documents, one after the other, so that requests are not held up meanwhile. */
const typefaces = openTypefaces()

addEventListener('message', ({ data }: MessageEvent<DocumentOrder>) => void answer(data))

async function answer({ number, model }: DocumentOrder): Promise<void> {
  try {
    const pdf = await writePdf(model, typefaces)
    send({ number, pdf }, [pdf.buffer])
  } catch (error) {
    send({ number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function send(message: DocumentAnswer, transfer: Transferable[] = []): void {
  ;(globalThis as unknown as Pick<Worker, 'postMessage'>).postMessage(message, transfer)
}
