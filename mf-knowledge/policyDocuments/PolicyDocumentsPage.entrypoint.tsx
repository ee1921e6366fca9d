import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type PolicyDocumentsPageQuery } from './__generated__/PolicyDocumentsPageQuery.graphql.ts'
import { PolicyDocumentsLoading } from './PolicyDocumentsLoading.tsx'

export const policyDocumentsPage = defineEntrypoint<PolicyDocumentsPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyDocumentsPage.tsx').then(({ PolicyDocumentsPage }) => PolicyDocumentsPage),
  loading: <PolicyDocumentsLoading />,
  redirectOnFailure: paths.policies(),
})
