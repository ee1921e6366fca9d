import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFreshLinks,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { EmptyState, FileTextIcon, Panel } from '@coverdesk/design-system'
import accountCertificatesPageQuery, {
  type AccountCertificatesPageQuery,
} from './__generated__/AccountCertificatesPageQuery.graphql.ts'
import { AccountCertificates } from './AccountCertificates.tsx'

/** A business's certificates; dialogs open above the list. */
export function AccountCertificatesPage({ queryRef }: PageProps<AccountCertificatesPageQuery>) {
  const { account } = usePreloadedQuery<AccountCertificatesPageQuery>(
    graphql`
      query AccountCertificatesPageQuery($id: ID!, $text: String) {
        account(id: $id) {
          type
          ...AccountCertificates_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const lookAgain = useAgencyChanges(
    ({ typename }) => shownTypes.has(typename),
    () => refresh<AccountCertificatesPageQuery>(accountCertificatesPageQuery, variables),
  )
  useFreshLinks(lookAgain)
  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  if (account.type === 'INDIVIDUAL')
    return (
      <Panel>
        <EmptyState
          icon={FileTextIcon}
          title="No certificates"
          description="Certificates show the policies of a business. Personal policies are not supported yet."
        />
      </Panel>
    )
  return (
    <>
      <AccountCertificates account={account} text={variables.text ?? null} />
      <Outlet />
    </>
  )
}

/** The fragments of the list and its three states. */
const shownTypes = new Set(['BusinessPolicy', 'CertificateOfLiabilityInsurance'])
