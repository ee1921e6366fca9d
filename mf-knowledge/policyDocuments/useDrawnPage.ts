import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { drawPage, type DrawnPage } from './drawPage.ts'

interface PageToDraw {
  document: PDFDocumentProxy
  /** From 0. */
  index: number
  scale: number
  /** Whether it is on screen or close to it. */
  isNear: boolean
}

interface PageElements {
  canvas: RefObject<HTMLCanvasElement | null>
  text: RefObject<HTMLDivElement | null>
}

/** Renders a nearby page, and again when its size changes; null until its text has loaded. */
export function useDrawnPage(
  { document, index, scale, isNear }: PageToDraw,
  { canvas, text }: PageElements,
): DrawnPage | null {
  const [drawn, setDrawn] = useState<DrawnPage | null>(null)

  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return
    const drawing = new AbortController()
    const place = { canvas: canvas.current, text: text.current, scale, signal: drawing.signal }
    void drawPage(document, index, place).then((page) => page && setDrawn(page))
    return () => {
      drawing.abort()
      setDrawn(null)
    }
  }, [document, index, scale, isNear, canvas, text])

  return drawn
}
