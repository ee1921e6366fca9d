import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import { Heading, Stack } from '@coverdesk/design-system'
import accountConversationsPageQuery, {
  type AccountConversationsPageQuery,
} from './__generated__/AccountConversationsPageQuery.graphql.ts'
import { AccountCalls } from './AccountCalls.tsx'
import { AccountThreads } from './AccountThreads.tsx'

/** The email threads and calls of an account. */
export function AccountConversationsPage({ queryRef }: PageProps<AccountConversationsPageQuery>) {
  const { account } = usePreloadedQuery<AccountConversationsPageQuery>(
    graphql`
      query AccountConversationsPageQuery($id: ID!) {
        account(id: $id) {
          ...AccountThreads_account
          ...AccountCalls_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges(
    ({ typename }) => typename === 'EmailThread' || typename === 'Call',
    () => refresh<AccountConversationsPageQuery>(accountConversationsPageQuery, variables),
  )
  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  return (
    <Stack space="l">
      <Stack space="s">
        <Heading level={2}>Emails</Heading>
        <AccountThreads account={account} />
      </Stack>
      <Stack space="s">
        <Heading level={2}>Calls</Heading>
        <AccountCalls account={account} />
      </Stack>
    </Stack>
  )
}
