import { graphql, loadable, useFragment } from '@coverdesk/contract'
import { Suspense, useState } from 'react'
import { PdfFrame } from '../policyDocuments/PdfFrame.tsx'
import type { PdfViewerProps } from '../policyDocuments/PdfViewer.tsx'
import type { CertificateDocument_certificate$key } from './__generated__/CertificateDocument_certificate.graphql.ts'

const viewer = loadable<PdfViewerProps>(() =>
  import('../policyDocuments/PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer),
)

/** A certificate's PDF, embedded on every screen size. */
export function CertificateDocument({ certificate }: { certificate: CertificateDocument_certificate$key }) {
  const { certificateNumber, viewUrl } = useFragment(
    graphql`
      fragment CertificateDocument_certificate on CertificateOfLiabilityInsurance {
        certificateNumber
        viewUrl
      }
    `,
    certificate,
  )
  // A new URL of the same content does not reload it.
  const [src] = useState(viewUrl)
  return (
    <Suspense fallback={<PdfFrame />}>
      <viewer.Component title={certificateNumber} src={src} />
    </Suspense>
  )
}
