import { graphql, useBackLink, useLazyLoadQuery, useParams } from '@coverdesk/contract'
import { PageHeaderSkeleton, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { AccountPageLoadingQuery } from './__generated__/AccountPageLoadingQuery.graphql.ts'
import { AccountHeader } from './AccountHeader.tsx'
import { accountId } from './accountId.ts'

/** A loading account: shows immediately what is already known. */
export function AccountPageLoading() {
  const id = accountId(useParams())
  const backLink = useBackLink({ href: paths.accounts(), label: 'Accounts' })
  const { account } = useLazyLoadQuery<AccountPageLoadingQuery>(
    graphql`
      query AccountPageLoadingQuery($id: ID!) {
        account(id: $id) {
          ...AccountHeader_account
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-only' },
  )
  return (
    <>
      <VisuallyHidden role="status">Loading account...</VisuallyHidden>
      {account ? (
        <AccountHeader account={account} actions={actions} />
      ) : (
        <PageHeaderSkeleton noun="Account" backLink={backLink} actions={actions} />
      )}
    </>
  )
}

const actions = <Skeleton shape="control" width="s" />
