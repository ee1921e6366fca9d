import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, mediumDay, Stack } from '@coverdesk/design-system'
import type { CertificateFacts_certificate$key } from './__generated__/CertificateFacts_certificate.graphql.ts'
import { CertificateRevisions } from './CertificateRevisions.tsx'

/** What there is to know of one revision of a certificate besides what its holder reads. */
export function CertificateFacts({ certificate }: { certificate: CertificateFacts_certificate$key }) {
  const data = useFragment(
    graphql`
      fragment CertificateFacts_certificate on CertificateOfLiabilityInsurance {
        certificateNumber
        revision
        issuedOn
        issuedBy {
          name
        }
        additionalInsuredWords
        ...CertificateRevisions_certificate
      }
    `,
    certificate,
  )
  const { certificateNumber, revision, issuedOn, issuedBy, additionalInsuredWords } = data
  return (
    <Stack space="m">
      <DescriptionList>
        <DescriptionItem label="Certificate number">{certificateNumber}</DescriptionItem>
        <DescriptionItem label="Revision">{revision}</DescriptionItem>
        <DescriptionItem label="Issued">
          {mediumDay(issuedOn)}
          {issuedBy && ` by ${issuedBy.name}`}
        </DescriptionItem>
        <DescriptionItem label="Additional insured">{additionalInsuredWords ?? 'No'}</DescriptionItem>
      </DescriptionList>
      <CertificateRevisions certificate={data} />
    </Stack>
  )
}
