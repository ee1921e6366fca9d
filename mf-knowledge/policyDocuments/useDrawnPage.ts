import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { drawPage, type DrawnPage } from './drawPage.ts'

interface PageToDraw {
  document: PDFDocumentProxy
  /** From 0. */
  index: number
  scale: number
  /** Whether it is on the screen or about to be. */
  isNear: boolean
}

interface PageElements {
  canvas: RefObject<HTMLCanvasElement | null>
  text: RefObject<HTMLDivElement | null>
}

/** Draws a page that is near, and draws it anew when its size changes; null until its words are there. */
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
