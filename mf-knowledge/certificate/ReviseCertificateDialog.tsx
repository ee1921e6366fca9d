import {
  graphql,
  Navigate,
  type PageProps,
  useFetcher,
  useParams,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { CertificateDialog } from '../newCertificate/CertificateDialog.tsx'
import type { CertificateErrors } from '../newCertificate/certificateErrors.ts'
import { paths } from '../paths.ts'
import { useDialogRoute } from '../shared/useDialogRoute.ts'
import type { ReviseCertificateDialogQuery } from './__generated__/ReviseCertificateDialogQuery.graphql.ts'
import { reviseCertificateWords } from './reviseCertificateWords.ts'

/** Changes what a certificate says by issuing its next revision. */
export function ReviseCertificateDialog({ queryRef }: PageProps<ReviseCertificateDialogQuery>) {
  const { certificate } = usePreloadedQuery<ReviseCertificateDialogQuery>(
    graphql`
      query ReviseCertificateDialogQuery($id: ID!) {
        certificate(id: $id) {
          ...CertificateDialog_certificate
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  const account = accountId(useParams())
  const { close } = useDialogRoute(paths.certificate(account, id))
  const fetcher = useFetcher<CertificateErrors>()
  usePageTitle(reviseCertificateWords.title)

  if (!certificate) return <Navigate to={paths.accountCertificates(account)} replace />
  return (
    <CertificateDialog
      {...reviseCertificateWords}
      submitLabel="Issue Revision"
      accountId={account}
      certificate={certificate}
      errors={fetcher.data}
      isSubmitting={fetcher.state !== 'idle'}
      onClose={close}
      onSubmit={(input) =>
        void fetcher.submit(input, {
          method: 'post',
          encType: 'application/json',
          action: paths.reviseCertificate(account, id),
        })
      }
    />
  )
}
