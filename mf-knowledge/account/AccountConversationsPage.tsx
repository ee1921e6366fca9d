import {
  graphql,
  links,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { ButtonLink, Heading, Inline, PlusIcon, Stack } from '@coverdesk/design-system'
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
          id
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
        <Inline justify="between">
          <Heading level={2}>Emails</Heading>
          <ButtonLink href={links.newEmail(account.id)} icon={PlusIcon}>
            New Email
          </ButtonLink>
        </Inline>
        <AccountThreads account={account} />
      </Stack>
      <Stack space="s">
        <Heading level={2}>Calls</Heading>
        <AccountCalls account={account} />
      </Stack>
    </Stack>
  )
}
