import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, {
  type RequestConversationPageQuery,
} from './__generated__/RequestConversationPageQuery.graphql.ts'

export const requestConversationPage = defineEntrypoint<RequestConversationPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./RequestConversationPage.tsx').then(({ RequestConversationPage }) => RequestConversationPage),
  loading: <PanelSkeleton rows={8} />,
  redirectOnFailure: paths.requests(),
})
