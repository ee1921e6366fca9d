import {
  graphql,
  MissingRecord,
  Navigate,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFreshLinks,
  useLocation,
  usePageTitle,
  useParams,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import { Button, ButtonLink, Dialog, DownloadIcon, PencilIcon, Stack } from '@coverdesk/design-system'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import { AddressText } from '../shared/AddressText.tsx'
import viewCertificateDialogQuery, {
  type ViewCertificateDialogQuery,
} from './__generated__/ViewCertificateDialogQuery.graphql.ts'
import { CertificateAged } from './CertificateAged.tsx'
import { CertificateDocument } from './CertificateDocument.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'

/** One certificate revision, as its holder sees it (spec of accounts, section 2). */
export function ViewCertificateDialog({ queryRef }: PageProps<ViewCertificateDialogQuery>) {
  const { certificate } = usePreloadedQuery<ViewCertificateDialogQuery>(
    graphql`
      query ViewCertificateDialogQuery($id: ID!) {
        certificate(id: $id) {
          id
          accountId
          certificateNumber
          isCurrent
          downloadUrl
          holder {
            name
            address {
              ...AddressText_address
            }
          }
          ...CertificateAged_certificate
          ...CertificateFacts_certificate
          ...CertificateDocument_certificate
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const lookAgain = useAgencyChanges(
    ({ typename }) => typename === 'CertificateOfLiabilityInsurance' || typename === 'BusinessPolicy',
    () => refresh<ViewCertificateDialogQuery>(viewCertificateDialogQuery, variables),
  )
  useFreshLinks(lookAgain)
  const beneath = accountId(useParams())
  const { search } = useLocation()
  const dialog = useDialog()
  usePageTitle(certificate?.certificateNumber ?? '')

  if (!certificate) return <MissingRecord what="certificate" to={paths.accountCertificates(beneath)} />
  const { id, isCurrent, holder } = certificate
  // Its account was merged into another.
  if (certificate.accountId !== beneath)
    return <Navigate to={paths.certificate(certificate.accountId, id)} replace />
  return (
    <Dialog
      {...dialog}
      description={
        <>
          {holder.name}, <AddressText address={holder.address} />
        </>
      }
      isOpen
      isDismissable
      footer={
        <>
          <Button onPress={dialog.onClose}>Close</Button>
          {isCurrent && (
            <ButtonLink href={paths.reviseCertificate(beneath, id, search)} icon={PencilIcon}>
              Revise
            </ButtonLink>
          )}
          <ButtonLink href={certificate.downloadUrl} tone="primary" icon={DownloadIcon} download>
            Download
          </ButtonLink>
        </>
      }
    >
      <Stack space="m">
        <CertificateAged certificate={certificate} />
        <CertificateFacts certificate={certificate} />
        <CertificateDocument key={id} certificate={certificate} />
      </Stack>
    </Dialog>
  )
}
