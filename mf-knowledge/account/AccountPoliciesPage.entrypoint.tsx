import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type AccountPoliciesPageQuery } from './__generated__/AccountPoliciesPageQuery.graphql.ts'

export const accountPoliciesPage = defineEntrypoint<AccountPoliciesPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountPoliciesPage.tsx').then(({ AccountPoliciesPage }) => AccountPoliciesPage),
  loading: <PanelSkeleton rows={4} />,
  redirectOnFailure: paths.accounts(),
})
