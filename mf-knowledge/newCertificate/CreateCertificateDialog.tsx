import {
  graphql,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFetcher,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import createCertificateDialogQuery, {
  type CreateCertificateDialogQuery,
} from './__generated__/CreateCertificateDialogQuery.graphql.ts'
import { CertificateDialog } from './CertificateDialog.tsx'
import type { CertificateErrors } from './certificateErrors.ts'

/** Issues a certificate of an account's insurance to a holder (spec of accounts, sections 2 and 5). */
export function CreateCertificateDialog({ queryRef }: PageProps<CreateCertificateDialogQuery>) {
  const { account } = usePreloadedQuery<CreateCertificateDialogQuery>(
    graphql`
      query CreateCertificateDialogQuery($id: ID!) {
        account(id: $id) {
          account {
            name
          }
          ...CertificateDialog_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const { id } = variables
  const fetcher = useFetcher<CertificateErrors>()
  // The user may follow a policy's link to fix it.
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<CreateCertificateDialogQuery>(createCertificateDialogQuery, variables),
  )

  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  return (
    <CertificateDialog
      description={`Certificate of liability insurance for ${account.account.name}`}
      submitLabel="Create Certificate"
      account={account}
      errors={fetcher.data}
      isSubmitting={fetcher.state !== 'idle'}
      onSubmit={(input) =>
        void fetcher.submit(input, {
          method: 'post',
          encType: 'application/json',
          action: paths.newCertificate(id),
        })
      }
    />
  )
}
