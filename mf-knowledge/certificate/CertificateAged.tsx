import { graphql, useFragment, useLocation } from '@coverdesk/contract'
import { ButtonLink } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import { CertificateChanges } from '../shared/CertificateChanges.tsx'
import type { CertificateAged_certificate$key } from './__generated__/CertificateAged_certificate.graphql.ts'

/** Says what a certificate states that its policies no longer do, and when they are being canceled. */
export function CertificateAged({ certificate }: { certificate: CertificateAged_certificate$key }) {
  const { id, accountId, changesSinceIssued, cancellationNotices } = useFragment(
    graphql`
      fragment CertificateAged_certificate on CertificateOfLiabilityInsurance {
        id
        accountId
        cancellationNotices
        changesSinceIssued {
          ...CertificateChanges_changes
        }
      }
    `,
    certificate,
  )
  const { search } = useLocation()
  return (
    <>
      {changesSinceIssued.length > 0 && (
        <Banner
          tone="warning"
          title="Changed since issued"
          action={
            <ButtonLink size="small" href={paths.reviseCertificate(accountId, id, search)}>
              Reissue
            </ButtonLink>
          }
        >
          <CertificateChanges changes={changesSinceIssued} />
        </Banner>
      )}
      {cancellationNotices.map((notice) => (
        <Banner key={notice} tone="warning" title={notice} />
      ))}
    </>
  )
}
