import { graphql, loadable, useFragment } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { DocumentFrame } from '@coverdesk/design-system/frames'
import { Suspense, useState } from 'react'
import type { DocumentContent_file$key } from './__generated__/DocumentContent_file.graphql.ts'
import type { PdfViewerProps } from './PdfViewer.tsx'

const viewer = loadable<PdfViewerProps>(() => import('./PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer))

/** Pictures that every browser shows by itself. */
const shownPictures = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/webp'])

const noPreview = {
  title: 'Preview not available',
  description: 'Download the document to open it with its own program.',
}

/** A PDF in pages, a picture as it is; anything else is only offered as a file. */
export function DocumentContent({ file }: { file: DocumentContent_file$key }) {
  const { name, mimeType, url } = useFragment(
    graphql`
      fragment DocumentContent_file on File {
        name
        mimeType
        url
      }
    `,
    file,
  )
  // A newer address of the same content is no reason to load it again.
  const [src] = useState(`${url}&preview`)
  if (mimeType === 'application/pdf') {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <viewer.Component title={name} src={src} />
      </Suspense>
    )
  }
  if (shownPictures.has(mimeType)) return <DocumentFrame title={name} kind="image" src={src} />
  return <DocumentFrame title={name} kind="image" note={noPreview} />
}
