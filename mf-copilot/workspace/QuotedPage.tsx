import { ErrorState, Skeleton } from '@coverdesk/design-system'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { type Box, type PageText, quotedBoxes } from './quotedBoxes.ts'
import * as styles from './QuotedPage.css.ts'

export interface QuotedPageProps {
  /** The PDF's URL on our own server. */
  src: string
  title: string
  /** From 1. */
  page: number
  /** What to highlight; absent for nothing. */
  quote?: string
}

type Drawing = { state: 'drawing' } | { state: 'drawn'; boxes: readonly Box[] } | { state: 'failed' }

/** The PDF page of a quote, with the quoted words highlighted. */
export function QuotedPage({ src, title, page, quote = '' }: QuotedPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [drawing, setDrawing] = useState<Drawing>({ state: 'drawing' })
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!canvas.current) return
    const abort = new AbortController()
    setDrawing({ state: 'drawing' })
    drawPage(canvas.current, { src, page, signal: abort.signal }).then(
      (texts) => !abort.signal.aborted && setDrawing({ state: 'drawn', boxes: quotedBoxes(texts, quote) }),
      () => !abort.signal.aborted && setDrawing({ state: 'failed' }),
    )
    return () => abort.abort()
  }, [src, page, quote, attempt])

  useEffect(() => {
    if (drawing.state === 'drawn') mark.current?.scrollIntoView({ block: 'center' })
  }, [drawing])

  if (drawing.state === 'failed') {
    return (
      <ErrorState
        title="The page could not be shown"
        description="The file may have been deleted, or its address may be too old."
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <div role="img" aria-label={`Page ${page} of ${title}`} className={styles.page}>
      {drawing.state === 'drawing' && <Skeleton shape="control" />}
      <canvas ref={canvas} className={styles.canvas} />
      {drawing.state === 'drawn' &&
        drawing.boxes.map(({ x, y, width, height }, index) => (
          <div
            // Boxes have no keys and never change places.
            key={index}
            ref={index === 0 ? mark : undefined}
            className={styles.mark}
            style={{
              insetInlineStart: `${x * 100}%`,
              insetBlockStart: `${y * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))}
    </div>
  )
}

/** Sharp enough to read at the width of a pane on a high-density screen. */
const drawnWidth = 1600

/** Renders a page to its canvas; returns the page's text runs. */
async function drawPage(
  canvas: HTMLCanvasElement,
  { src, page: number, signal }: { src: string; page: number; signal: AbortSignal },
): Promise<PageText[]> {
  GlobalWorkerOptions.workerSrc = workerSrc
  // The decoders for scans are beside the worker, in JavaScript, because our pages do not allow WebAssembly.
  const decoders = new URL('pdf/', new URL(workerSrc, location.href)).href
  const task = getDocument({ url: src, enableXfa: false, useWasm: false, wasmUrl: decoders })
  signal.addEventListener('abort', () => void task.destroy())
  const document = await task.promise
  const page = await document.getPage(Math.min(number, document.numPages))
  const size = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: drawnWidth / size.width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
    const [width, height] = [item.width * viewport.scale, item.height * viewport.scale]
    return [
      {
        text: item.str,
        x: x / viewport.width,
        // Text is positioned by its baseline; a fifth of it is below.
        y: (y - height) / viewport.height,
        width: width / viewport.width,
        height: (height * 1.2) / viewport.height,
      },
    ]
  })
}
