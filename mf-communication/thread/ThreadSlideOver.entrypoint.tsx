import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type ThreadSlideOverQuery } from './__generated__/ThreadSlideOverQuery.graphql.ts'

export const threadSlideOver = defineEntrypoint<ThreadSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ThreadSlideOver.tsx').then(({ ThreadSlideOver }) => ThreadSlideOver),
  dialog: {
    title: 'Email Thread',
    size: '3xl',
    shape: 'slideOver',
    beneath: ({ url }) => paths.emails(url.search),
  },
  loading: (
    <>
      <VisuallyHidden role="status">Loading email thread...</VisuallyHidden>
      <PanelSkeleton />
    </>
  ),
  redirectOnFailure: paths.emails(),
})
