import { Panel } from '@coverdesk/design-system'
import { useRef, useState } from 'react'
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
}

const none: readonly PageMatch[] = []

/** The pages of a PDF beneath their toolbar. */
export function PdfPages({ title, pdf }: PdfPagesProps) {
  const { document, width, height } = pdf
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)
  const zoom = useZoom(frame, width)
  const search = useDocumentSearch(document)
  const current = search.matches[search.at] ?? null
  const [size] = useState({ width, height })
  const byPage = Map.groupBy(search.matches, (match) => match.page)

  function show(index: number) {
    frame.current?.children[index]?.scrollIntoView({ block: 'start' })
  }

  return (
    <Panel isFlush>
      <PdfToolbar page={page} pageCount={document.numPages} onPage={show} zoom={zoom} search={search} />
      <div
        ref={frame}
        role="region"
        aria-label={title}
        // A region that scrolls has to be reached by keys.
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
          />
        ))}
      </div>
    </Panel>
  )
}

/** The page that takes the middle of the frame. */
function pageInSight(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const pages = [...frame.children]
  const below = pages.findIndex((page) => page.getBoundingClientRect().bottom > top + height / 2)
  return below < 0 ? pages.length - 1 : below
}
