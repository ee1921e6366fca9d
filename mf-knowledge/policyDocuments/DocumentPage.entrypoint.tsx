import { defineEntrypoint, quotedPlace } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type DocumentPageQuery } from './__generated__/DocumentPageQuery.graphql.ts'

export const documentPage = defineEntrypoint<DocumentPageQuery>({
  query,
  variables: ({ param, url }) => ({
    policyId: param('id'),
    documentId: param('documentId'),
    ...quotedPlace(url.searchParams),
  }),
  page: () => import('./DocumentPage.tsx').then(({ DocumentPage }) => DocumentPage),
  loading: <PanelSkeleton />,
  redirectOnFailure: paths.policies(),
})
