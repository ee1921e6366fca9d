import { graphql, loadable, useFragment } from '@coverdesk/contract'
import { Stack } from '@coverdesk/design-system'
import { QuoteCard } from '@coverdesk/design-system/conversation'
import { DocumentFrame } from '@coverdesk/design-system/frames'
import { Suspense, useState } from 'react'
import type { DocumentContent_file$key } from './__generated__/DocumentContent_file.graphql.ts'
import { PdfFrame } from './PdfFrame.tsx'
import type { PdfViewerProps } from './PdfViewer.tsx'

const viewer = loadable<PdfViewerProps>(() => import('./PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer))

/** Image types that every browser displays. */
const shownPictures = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/webp'])

const noPreview = {
  title: 'Preview not available',
  description: 'Download the document to open it.',
}

export interface DocumentContentProps {
  file: DocumentContent_file$key
  /** From 1. */
  page: number
  /** The words to highlight; empty for none. */
  quote: string
}

/** A PDF by page, or an image; other types can only be downloaded. */
export function DocumentContent({ file, page, quote }: DocumentContentProps) {
  const { name, mimeType, url, quoteBoxes } = useFragment(
    graphql`
      fragment DocumentContent_file on File
      @argumentDefinitions(page: { type: "Int!" }, quote: { type: "String!" }) {
        name
        mimeType
        url
        quoteBoxes(page: $page, quote: $quote) {
          page
          x
          y
          width
          height
        }
      }
    `,
    file,
  )
  // A new URL of the same content does not reload it.
  const [src] = useState(`${url}&preview`)
  const boxes = quoteBoxes.map(({ page: on, x, y, width, height }) => ({ page: on, x, y, width, height }))
  if (mimeType === 'application/pdf') {
    return (
      <Suspense fallback={<PdfFrame />}>
        <viewer.Component title={name} src={src} place={{ page, boxes }} />
      </Suspense>
    )
  }
  const hasPicture = shownPictures.has(mimeType)
  return (
    <Stack space="s">
      {quote !== '' && <QuoteCard document={name} page={page} quote={quote} />}
      <DocumentFrame title={name} src={hasPicture ? src : undefined} note={noPreview} />
    </Stack>
  )
}
