import {
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFetcher,
  useLocation,
  useParams,
  usePageTitle,
  usePreloadedQuery,
  useDialogRoute,
} from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { CertificateDialog } from '../newCertificate/CertificateDialog.tsx'
import type { CertificateErrors } from '../newCertificate/certificateErrors.ts'
import { paths } from '../paths.ts'
import reviseCertificateDialogQuery, {
  type ReviseCertificateDialogQuery,
} from './__generated__/ReviseCertificateDialogQuery.graphql.ts'
import { reviseCertificateWords } from './reviseCertificateWords.ts'

/** Changes a certificate by issuing its next revision. */
export function ReviseCertificateDialog({ queryRef }: PageProps<ReviseCertificateDialogQuery>) {
  const { certificate } = usePreloadedQuery<ReviseCertificateDialogQuery>(
    graphql`
      query ReviseCertificateDialogQuery($id: ID!) {
        certificate(id: $id) {
          account {
            ...CertificateDialog_account
          }
          ...CertificateDialog_certificate
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const { id } = variables
  const beneath = accountId(useParams())
  const { search } = useLocation()
  const { close } = useDialogRoute(paths.certificate(beneath, id, search))
  const fetcher = useFetcher<CertificateErrors>()
  usePageTitle(reviseCertificateWords.title)
  // The user may follow a policy's link to fix it.
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<ReviseCertificateDialogQuery>(reviseCertificateDialogQuery, variables),
  )

  if (!certificate?.account)
    return <MissingRecord what="certificate" to={paths.accountCertificates(beneath)} />
  return (
    <CertificateDialog
      {...reviseCertificateWords}
      submitLabel="Issue Revision"
      account={certificate.account}
      certificate={certificate}
      errors={fetcher.data}
      isSubmitting={fetcher.state !== 'idle'}
      onClose={close}
      onSubmit={(input) =>
        void fetcher.submit(input, {
          method: 'post',
          encType: 'application/json',
          action: paths.reviseCertificate(beneath, id),
        })
      }
    />
  )
}
