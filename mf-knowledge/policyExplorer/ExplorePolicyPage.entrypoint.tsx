import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type ExplorePolicyPageQuery } from './__generated__/ExplorePolicyPageQuery.graphql.ts'
import { ExplorePolicyLoading } from './ExplorePolicyLoading.tsx'

export const explorePolicyPage = defineEntrypoint<ExplorePolicyPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ExplorePolicyPage.tsx').then(({ ExplorePolicyPage }) => ExplorePolicyPage),
  loading: <ExplorePolicyLoading />,
  redirectOnFailure: paths.policies(),
})
