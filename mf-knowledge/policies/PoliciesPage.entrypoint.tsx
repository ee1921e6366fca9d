import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { policyList } from './policyList.ts'

export const policiesPage = defineListEntrypoint<PoliciesPageQuery>(policyList, {
  query,
  page: () => import('./PoliciesPage.tsx').then(({ PoliciesPage }) => PoliciesPage),
})
