import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type RequestConversationPageQuery,
} from './__generated__/RequestConversationPageQuery.graphql.ts'
import { RequestPanelLoading } from './RequestPanelLoading.tsx'

export const requestConversationPage = defineEntrypoint<RequestConversationPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./RequestConversationPage.tsx').then(({ RequestConversationPage }) => RequestConversationPage),
  loading: <RequestPanelLoading />,
  redirectOnFailure: paths.requests(),
})
