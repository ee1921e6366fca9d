import { graphql, useFragment } from '@coverdesk/contract'
import {
  addressLine,
  ButtonLink,
  CellNote,
  DownloadIcon,
  EyeIcon,
  Inline,
  Link,
  orDash,
  Row,
  shortDay,
  VisuallyHidden,
} from '@coverdesk/design-system'
import { CertificateChanges } from '../shared/CertificateChanges.tsx'
import { paths } from '../paths.ts'
import type { AccountCertificateRow_certificate$key } from './__generated__/AccountCertificateRow_certificate.graphql.ts'

export interface AccountCertificateRowProps {
  accountId: string
  /** The list's filter, kept beneath the dialog the row opens. */
  search: string
  certificate: AccountCertificateRow_certificate$key
}

/** One certificate of an account; the whole row and the eye icon open it, and the arrow downloads its PDF. */
export function AccountCertificateRow({ accountId, search, certificate }: AccountCertificateRowProps) {
  const row = useFragment(
    graphql`
      fragment AccountCertificateRow_certificate on CertificateOfLiabilityInsurance {
        id
        certificateNumber
        issuedOn
        downloadUrl
        cancellationNotices
        changesSinceIssued {
          ...CertificateChanges_changes
        }
        holder {
          name
          address {
            city
            zone
            postalCode
          }
        }
      }
    `,
    certificate,
  )
  const { id, certificateNumber, issuedOn, downloadUrl, holder, changesSinceIssued, cancellationNotices } =
    row
  const { city, zone, postalCode } = holder.address
  const href = paths.certificate(accountId, id, search)
  return (
    <Row
      href={href}
      cells={{
        holder: (
          <>
            {holder.name}
            {changesSinceIssued.length > 0 && (
              <CellNote>
                Changed since issued: <CertificateChanges changes={changesSinceIssued} />
              </CellNote>
            )}
            {changesSinceIssued.length === 0 && cancellationNotices.length > 0 && (
              <CellNote>{cancellationNotices[0]}</CellNote>
            )}
          </>
        ),
        place: orDash(addressLine({ city, zone, postalCode })),
        number: certificateNumber,
        issued: (
          <>
            {shortDay(issuedOn)}
            {changesSinceIssued.length > 0 && (
              <CellNote>
                <Link href={paths.reviseCertificate(accountId, id, search)}>
                  Reissue<VisuallyHidden> {certificateNumber}</VisuallyHidden>
                </Link>
              </CellNote>
            )}
          </>
        ),
        actions: (
          <Inline space="xxs" justify="end">
            <ButtonLink href={href} tone="quiet" size="small" icon={EyeIcon}>
              <VisuallyHidden>View {certificateNumber}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink href={downloadUrl} tone="quiet" size="small" icon={DownloadIcon} isExternal>
              <VisuallyHidden>Download {certificateNumber}</VisuallyHidden>
            </ButtonLink>
          </Inline>
        ),
      }}
    />
  )
}
