import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type PolicyDocumentsPageQuery } from './__generated__/PolicyDocumentsPageQuery.graphql.ts'
import { documentTable } from './documentTable.ts'

export const policyDocumentsPage = defineEntrypoint<PolicyDocumentsPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyDocumentsPage.tsx').then(({ PolicyDocumentsPage }) => PolicyDocumentsPage),
  loading: <RecordTableLoading table={documentTable} />,
  redirectOnFailure: paths.policies(),
})
