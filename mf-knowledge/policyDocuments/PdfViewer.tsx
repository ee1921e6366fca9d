import { ErrorState, Panel, PanelSkeleton } from '@coverdesk/design-system'
import type { MarkedPlace } from './markedPlace.ts'
import { PdfPages } from './PdfPages.tsx'
import { usePdf } from './usePdf.ts'

export interface PdfViewerProps {
  /** What the document is called. */
  title: string
  /** Where it is, on our own server. */
  src: string
  /** A page to open, with a quote highlighted on it. */
  place?: MarkedPlace | null | undefined
}

/** A PDF within the app: its pages, in any size, with search in their text. */
export function PdfViewer({ title, src, place }: PdfViewerProps) {
  const { pdf, retry } = usePdf(src)
  if (pdf.state === 'loading') return <PanelSkeleton />
  if (pdf.state === 'ready') return <PdfPages title={title} pdf={pdf} place={place ?? null} />
  return (
    <Panel>
      <ErrorState
        title="The document could not be shown"
        description="It may be damaged or protected by a password. Download it to open it with another program."
        onRetry={retry}
      />
    </Panel>
  )
}
