import {
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFetcher,
  useParams,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { CertificateDialog } from '../newCertificate/CertificateDialog.tsx'
import type { CertificateErrors } from '../newCertificate/certificateErrors.ts'
import { paths } from '../paths.ts'
import reviseCertificateDialogQuery, {
  type ReviseCertificateDialogQuery,
} from './__generated__/ReviseCertificateDialogQuery.graphql.ts'

/** Changes a certificate by issuing its next revision. */
export function ReviseCertificateDialog({ queryRef }: PageProps<ReviseCertificateDialogQuery>) {
  const { certificate } = usePreloadedQuery<ReviseCertificateDialogQuery>(
    graphql`
      query ReviseCertificateDialogQuery($id: ID!) {
        certificate(id: $id) {
          account {
            ...CertificateDialog_account
          }
          order {
            ...CertificateDialog_order
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const { id } = variables
  const beneath = accountId(useParams())
  const fetcher = useFetcher<CertificateErrors>()
  // The user may follow a policy's link to fix it.
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<ReviseCertificateDialogQuery>(reviseCertificateDialogQuery, variables),
  )

  if (!certificate?.account)
    return <MissingRecord what="certificate" to={paths.accountCertificates(beneath)} />
  return (
    <CertificateDialog
      submitLabel="Issue Revision"
      account={certificate.account}
      order={certificate.order}
      errors={fetcher.data}
      isSubmitting={fetcher.state !== 'idle'}
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
