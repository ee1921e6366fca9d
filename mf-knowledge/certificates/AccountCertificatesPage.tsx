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

/** The certificates that were issued for a business; its dialogs lie over the list. */
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
  // The page around it leaves for the list when there is no such account.
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

/** What the list and its three states are made of. */
const shownTypes = new Set(['BusinessPolicy', 'CertificateOfLiabilityInsurance'])
