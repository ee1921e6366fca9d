import { graphql, loadable, useFragment } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { Suspense, useState } from 'react'
import type { PdfViewerProps } from '../policyDocuments/PdfViewer.tsx'
import type { CertificateDocument_certificate$key } from './__generated__/CertificateDocument_certificate.graphql.ts'
import * as styles from './CertificateDocument.css.ts'

const viewer = loadable<PdfViewerProps>(() =>
  import('../policyDocuments/PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer),
)

/** The PDF of a certificate, in place on every screen. */
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
  // A newer address of the same content is no reason to load it again.
  const [src] = useState(viewUrl)
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <PanelSkeleton />
        </div>
      }
    >
      <viewer.Component title={certificateNumber} src={src} />
    </Suspense>
  )
}
