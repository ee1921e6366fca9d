import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountPoliciesPageQuery } from './__generated__/AccountPoliciesPageQuery.graphql.ts'
import { AccountPoliciesLoading } from './AccountPoliciesLoading.tsx'

export const accountPoliciesPage = defineEntrypoint<AccountPoliciesPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountPoliciesPage.tsx').then(({ AccountPoliciesPage }) => AccountPoliciesPage),
  loading: <AccountPoliciesLoading />,
  redirectOnFailure: paths.accounts(),
})
