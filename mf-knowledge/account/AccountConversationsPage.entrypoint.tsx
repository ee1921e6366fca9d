import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type AccountConversationsPageQuery,
} from './__generated__/AccountConversationsPageQuery.graphql.ts'
import { accountThreadTable } from './accountThreadTable.ts'

export const accountConversationsPage = defineEntrypoint<AccountConversationsPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./AccountConversationsPage.tsx').then(({ AccountConversationsPage }) => AccountConversationsPage),
  loading: <RecordTableLoading table={accountThreadTable} />,
  redirectOnFailure: paths.accounts(),
})
