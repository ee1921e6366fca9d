import { useEffect, useRef, useState } from 'react'
import type { MarkedBox, MarkedPlace } from './markedPlace.ts'
import { PdfFrame } from './PdfFrame.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import * as styles from './PdfViewer.css.ts'
import type { PageMatch } from './searchPages.ts'
import { useDocumentSearch } from './useDocumentSearch.ts'
import type { LoadedPdf } from './usePdf.ts'
import { useZoom } from './useZoom.ts'

export interface PdfPagesProps {
  title: string
  pdf: Extract<LoadedPdf, { state: 'ready' }>
  place: MarkedPlace | null
}

const none: readonly PageMatch[] = []
const noBoxes: readonly MarkedBox[] = []

/** The pages of a PDF below their toolbar. */
export function PdfPages({ title, pdf, place }: PdfPagesProps) {
  const { document, width, height } = pdf
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)
  const zoom = useZoom(frame, width)
  const search = useDocumentSearch(document)
  const current = search.matches[search.at] ?? null
  const [size] = useState({ width, height })
  const byPage = Map.groupBy(search.matches, (match) => match.page)
  const { scale } = zoom
  const key = place && JSON.stringify(place)

  // Keeps a quote in view when the page size changes.
  useEffect(() => {
    const shown: MarkedPlace | null = key === null ? null : JSON.parse(key)
    if (shown && frame.current) scrollToPlace(frame.current, shown, scale)
  }, [key, scale])

  function show(index: number) {
    frame.current?.children[index]?.scrollIntoView({ block: 'start' })
  }

  return (
    <PdfFrame>
      <PdfToolbar page={page} pageCount={document.numPages} onPage={show} zoom={zoom} search={search} />
      <div
        ref={frame}
        role="region"
        aria-label={title}
        // A scrolling region must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.pages}
        onScroll={({ currentTarget }) => setPage(pageInSight(currentTarget))}
      >
        {Array.from({ length: document.numPages }, (_, index) => (
          <PdfPage
            key={index}
            document={document}
            index={index}
            scale={zoom.scale}
            size={size}
            matches={byPage.get(index) ?? none}
            current={current?.page === index ? current : null}
            boxes={place?.boxes.filter((box) => box.page === index + 1) ?? noBoxes}
          />
        ))}
      </div>
    </PdfFrame>
  )
}

/** Scrolls the quote to a third of the frame's height and to its left, or to the page's top without a quote. */
function scrollToPlace(frame: HTMLElement, { page, boxes }: MarkedPlace, scale: number): void {
  const first = boxes[0]
  const shown = frame.children[(first?.page ?? page) - 1]
  if (!shown) return
  const offset = shown.getBoundingClientRect().top - frame.getBoundingClientRect().top
  const within = first ? first.y * scale - frame.clientHeight / 3 : 0
  frame.scrollTo({ top: frame.scrollTop + offset + within, left: first ? first.x * scale : 0 })
}

/** The page at the middle of the frame. */
function pageInSight(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const pages = [...frame.children]
  const below = pages.findIndex((page) => page.getBoundingClientRect().bottom > top + height / 2)
  return below < 0 ? pages.length - 1 : below
}
