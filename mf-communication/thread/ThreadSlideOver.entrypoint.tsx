import { defineEntrypoint } from '@coverdesk/contract'
import { SlideOverFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { SlideOverLoading } from '../shared/SlideOverLoading.tsx'
import query, { type ThreadSlideOverQuery } from './__generated__/ThreadSlideOverQuery.graphql.ts'

export const threadSlideOver = defineEntrypoint<ThreadSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ThreadSlideOver.tsx').then(({ ThreadSlideOver }) => ThreadSlideOver),
  loading: <SlideOverLoading title="Email Thread" beneath={paths.emails()} />,
  frame: SlideOverFrame,
  redirectOnFailure: paths.emails(),
})
