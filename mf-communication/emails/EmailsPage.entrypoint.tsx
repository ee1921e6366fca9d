import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type EmailsPageQuery } from './__generated__/EmailsPageQuery.graphql.ts'
import { threadList } from './threadList.ts'

export const emailsPage = defineEntrypoint<EmailsPageQuery>({
  query,
  variables: ({ url }) => threadList.variables(url.search),
  page: () => import('./EmailsPage.tsx').then(({ EmailsPage }) => EmailsPage),
  loading: <ListPageLoading list={threadList} />,
  fetchPolicy: 'store-or-network',
})
