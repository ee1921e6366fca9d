import type { PDFDocumentProxy } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type TextRun, textRuns } from './pageText.ts'

/** A page whose words are there: its runs of text, and the element of each. */
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

/** Draws a page's picture and lays its words over it; null when it was broken off. */
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
  // Watched from the start: breaking off rejects it, also while the words are still on their way.
  const picture = Promise.allSettled([task.promise])
  signal.addEventListener('abort', () => task.cancel())
  const content = await page.getTextContent()
  if (signal.aborted) return null
  text.replaceChildren()
  const layer = new TextLayer({ textContentSource: content, container: text, viewport })
  // Breaking off is told by rejecting; anything else leaves the page as far as it came.
  await Promise.allSettled([picture, layer.render()])
  return signal.aborted ? null : { runs: textRuns(content), elements: layer.textDivs }
}

/** The page, or null when its document was closed meanwhile. */
async function pageAt(document: PDFDocumentProxy, index: number, signal: AbortSignal) {
  try {
    return await document.getPage(index + 1)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

/** The places of the page's text as ranges of its elements. */
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
