import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { rangesOf } from './drawPage.ts'
import type { MarkedBox } from './markedPlace.ts'
import * as styles from './PdfViewer.css.ts'
import type { PageMatch } from './searchPages.ts'
import { useDrawnPage } from './useDrawnPage.ts'

export interface PdfPageProps {
  document: PDFDocumentProxy
  /** From 0. */
  index: number
  scale: number
  /** The page's size at scale 1, if known: initially the first page's size. */
  size: { width: number; height: number }
  /** The matches on this page. */
  matches: readonly PageMatch[]
  /** The current match. */
  current: PageMatch | null
  /** The quote on this page. */
  boxes: readonly MarkedBox[]
}

/** A page of a PDF: rendered when it comes near the screen, with the matches highlighted. */
export function PdfPage({ document, index, scale, size, matches, current, boxes }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const drawn = useDrawnPage({ document, index, scale, isNear }, { canvas, text })
  const own = useOwnSize(document, index, { isNear, size })

  useEffect(() => {
    if (!drawn) return
    return markText('document-found', rangesOf(drawn, matches))
  }, [drawn, matches])

  useEffect(() => {
    if (!drawn || !current) return
    const ranges = rangesOf(drawn, [current])
    ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
    return markText('document-current', ranges)
  }, [drawn, current])

  const measures: CSSProperties & Record<'--total-scale-factor', number> = {
    width: Math.floor(own.width * scale),
    height: Math.floor(own.height * scale),
    '--total-scale-factor': scale,
  }
  return (
    <div ref={box} className={styles.page} style={measures} role="group" aria-label={`Page ${index + 1}`}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      {boxes.map(({ x, y, width, height }) => (
        <div
          key={`${x} ${y}`}
          className={styles.quoted}
          style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        />
      ))}
      <div ref={text} className={styles.text} />
    </div>
  )
}

/** Whether the element is within one screen of the viewport. */
function useIsNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.current.parentElement, rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

/** Page sizes differ: each page's own size applies once it is near. */
function useOwnSize(
  document: PDFDocumentProxy,
  index: number,
  { isNear, size }: { isNear: boolean; size: PdfPageProps['size'] },
) {
  const [own, setOwn] = useState(size)
  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    void document.getPage(index + 1).then((page) => {
      const { width, height } = page.getViewport({ scale: 1 })
      if (isCurrent) setOwn({ width, height })
    })
    return () => {
      isCurrent = false
    }
  }, [document, index, isNear])
  return own
}

type Mark = 'document-found' | 'document-current'

/** Highlights places on the page without changing its elements; returns a cleanup function. */
function markText(mark: Mark, ranges: readonly Range[]): () => void {
  // Older browsers scroll to the place but show no highlight.
  if (!('highlights' in CSS)) return () => undefined
  const marked = CSS.highlights.get(mark) ?? new Highlight()
  CSS.highlights.set(mark, marked)
  for (const range of ranges) marked.add(range)
  return () => {
    for (const range of ranges) marked.delete(range)
  }
}
