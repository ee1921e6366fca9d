import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Loads a PDF from our own server; it is parsed in a worker, and nothing in it runs. */
export function openPdf(src: string): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerSrc = workerSrc
  // The decoders for scans are beside the worker, in JavaScript, because our pages do not allow WebAssembly.
  const decoders = new URL('pdf/', new URL(workerSrc, location.href)).href
  const task = getDocument({ url: src, enableXfa: false, useWasm: false, wasmUrl: decoders })
  return { document: task.promise, close: () => void task.destroy() }
}
