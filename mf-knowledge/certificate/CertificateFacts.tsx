import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, mediumDay, Stack, Text } from '@coverdesk/design-system'
import type { CertificateFacts_certificate$key } from './__generated__/CertificateFacts_certificate.graphql.ts'
import { CertificateRevisions } from './CertificateRevisions.tsx'

/** A certificate revision's details that are not on the PDF. */
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
        provisionWords
        ...CertificateRevisions_certificate
      }
    `,
    certificate,
  )
  const { certificateNumber, revision, issuedOn, issuedBy, provisionWords } = data
  return (
    <Stack space="m">
      <DescriptionList>
        <DescriptionItem label="Certificate number">{certificateNumber}</DescriptionItem>
        <DescriptionItem label="Revision">{revision}</DescriptionItem>
        <DescriptionItem label="Issued">
          {mediumDay(issuedOn)}
          {issuedBy && ` by ${issuedBy.name}`}
        </DescriptionItem>
        <DescriptionItem label="States">
          {provisionWords.length === 0
            ? 'No additional insured, waiver or primary wording'
            : provisionWords.map((words) => (
                <Text key={words} as="div">
                  {words}
                </Text>
              ))}
        </DescriptionItem>
      </DescriptionList>
      <CertificateRevisions certificate={data} />
    </Stack>
  )
}
