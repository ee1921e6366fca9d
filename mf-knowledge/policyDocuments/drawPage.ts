import type { PDFDocumentProxy } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type TextRun, textRuns } from './pageText.ts'

/** A rendered page: its text runs, and the element of each. */
export interface DrawnPage {
  readonly runs: readonly TextRun[]
  readonly elements: readonly HTMLElement[]
}

interface Place {
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  readonly scale: number
  readonly signal: AbortSignal
}

/** Renders a page's image and its text layer; null if canceled. */
export async function drawPage(
  document: PDFDocumentProxy,
  index: number,
  { canvas, text, scale, signal }: Place,
): Promise<DrawnPage | null> {
  const page = await pageAt(document, index, signal)
  if (!page || signal.aborted) return null
  const viewport = page.getViewport({ scale })
  const density = globalThis.devicePixelRatio
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  // Handled from the start: canceling rejects it, even while the text is loading.
  const picture = Promise.allSettled([task.promise])
  signal.addEventListener('abort', () => task.cancel())
  const content = await page.getTextContent()
  if (signal.aborted) return null
  text.replaceChildren()
  const layer = new TextLayer({ textContentSource: content, container: text, viewport })
  // Canceling rejects; other errors leave the page partially rendered.
  await Promise.allSettled([picture, layer.render()])
  return signal.aborted ? null : { runs: textRuns(content), elements: layer.textDivs }
}

/** The page, or null if its document was closed meanwhile. */
async function pageAt(document: PDFDocumentProxy, index: number, signal: AbortSignal) {
  try {
    return await document.getPage(index + 1)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

/** Converts places in the page's text to DOM ranges. */
export function rangesOf(
  { runs, elements }: DrawnPage,
  matches: readonly { start: number; end: number }[],
): Range[] {
  return matches.flatMap(({ start, end }) =>
    runs.flatMap((run, at) => {
      const node = elements[at]?.firstChild
      const from = Math.max(start - run.start, 0)
      const to = Math.min(end - run.start, run.text.length)
      if (!node || from >= to) return []
      const range = new Range()
      range.setStart(node, from)
      range.setEnd(node, to)
      return [range]
    }),
  )
}
