import { defineEntrypoint } from '@coverdesk/contract'
import query, { type HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import { HomePageLoading } from './HomePageLoading.tsx'

export const homePage = defineEntrypoint<HomePageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./HomePage.tsx').then(({ HomePage }) => HomePage),
  loading: <HomePageLoading />,
})
