import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountPoliciesPageQuery } from './__generated__/AccountPoliciesPageQuery.graphql.ts'
import { accountPolicyTable } from './accountPolicyTable.ts'

export const accountPoliciesPage = defineEntrypoint<AccountPoliciesPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountPoliciesPage.tsx').then(({ AccountPoliciesPage }) => AccountPoliciesPage),
  loading: <RecordTableLoading table={accountPolicyTable} />,
  redirectOnFailure: paths.accounts(),
})
