import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type PolicyPageQuery } from './__generated__/PolicyPageQuery.graphql.ts'
import { PolicyFrame } from './PolicyFrame.tsx'
import { PolicyPageLoading } from './PolicyPageLoading.tsx'

export const policyPage = defineEntrypoint<PolicyPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyPage.tsx').then(({ PolicyPage }) => PolicyPage),
  loading: <PolicyPageLoading />,
  frame: PolicyFrame,
  redirectOnFailure: paths.policies(),
})
