import { graphql, type PageProps, refresh, usePreloadedQuery } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import reissueCertificatesDialogQuery, {
  type ReissueCertificatesDialogQuery,
} from './__generated__/ReissueCertificatesDialogQuery.graphql.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { ReissuedPolicies } from './ReissuedPolicies.tsx'

/** Issues a new revision to every holder of an account, as after a renewal. */
export function ReissueCertificatesDialog({ queryRef }: PageProps<ReissueCertificatesDialogQuery>) {
  const query = usePreloadedQuery<ReissueCertificatesDialogQuery>(
    graphql`
      query ReissueCertificatesDialogQuery($id: ID!, $batchId: ID!, $isBegun: Boolean!) {
        account(id: $id) {
          account {
            name
          }
          ... @skip(if: $isBegun) {
            certificateReissue {
              checks {
                message
                isBlocking
                policyId
              }
            }
            ...ReissuedPolicies_account @alias(as: "reissued")
          }
        }
        ...BatchDialog_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef

  // The parent page redirects to the list if the account does not exist.
  if (!query.account) return null
  const known = query.account.certificateReissue?.checks.map(({ message, isBlocking, policyId }) => ({
    message,
    isBlocking,
    policyId,
  }))
  return (
    <BatchDialog
      query={query}
      description={`Every certificate holder of ${query.account.account.name} gets a new revision from the current policies. Previous revisions are kept.`}
      submitLabel="Reissue All"
      action={paths.reissueCertificates(variables.id)}
      canSkip
      known={known}
      onLook={() => refresh<ReissueCertificatesDialogQuery>(reissueCertificatesDialogQuery, variables)}
    >
      {query.account.reissued && <ReissuedPolicies account={query.account.reissued} />}
    </BatchDialog>
  )
}
