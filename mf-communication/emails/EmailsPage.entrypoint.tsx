import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type EmailsPageQuery } from './__generated__/EmailsPageQuery.graphql.ts'
import { threadList } from './threadList.ts'

export const emailsPage = defineListEntrypoint<EmailsPageQuery>(threadList, {
  query,
  page: () => import('./EmailsPage.tsx').then(({ EmailsPage }) => EmailsPage),
})
