import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import query, { type UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts'
import { userTable } from './userTable.ts'

export const usersPage = defineEntrypoint<UsersPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./UsersPage.tsx').then(({ UsersPage }) => UsersPage),
  loading: <RecordTableLoading table={userTable} />,
})
