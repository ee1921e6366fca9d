import { ErrorState, Panel } from '@coverdesk/design-system'
import type { MarkedPlace } from './markedPlace.ts'
import { PdfFrame } from './PdfFrame.tsx'
import { PdfPages } from './PdfPages.tsx'
import { usePdf } from './usePdf.ts'

export interface PdfViewerProps {
  /** The document's title. */
  title: string
  /** Its URL on our own server. */
  src: string
  /** The page to open, with a quote highlighted. */
  place?: MarkedPlace | null | undefined
}

/** A PDF in the app with zoom and text search. */
export function PdfViewer({ title, src, place }: PdfViewerProps) {
  const { pdf, retry } = usePdf(src)
  if (pdf.state === 'loading') return <PdfFrame />
  if (pdf.state === 'ready') return <PdfPages title={title} pdf={pdf} place={place ?? null} />
  return (
    <Panel>
      {pdf.isLocked ? (
        <ErrorState
          title="This PDF is protected with a password"
          description="Upload a copy without a password."
        />
      ) : (
        <ErrorState
          title="The document could not be shown"
          description="It may be damaged. Download it to open it with another program."
          onRetry={retry}
        />
      )}
    </Panel>
  )
}
