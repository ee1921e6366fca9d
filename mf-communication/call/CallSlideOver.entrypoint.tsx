import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type CallSlideOverQuery } from './__generated__/CallSlideOverQuery.graphql.ts'

export const callSlideOver = defineEntrypoint<CallSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./CallSlideOver.tsx').then(({ CallSlideOver }) => CallSlideOver),
  dialog: {
    title: 'Call Summary',
    size: '2xl',
    shape: 'slideOver',
    hasActions: false,
    beneath: ({ url }) => paths.calls(url.search),
  },
  loading: (
    <>
      <VisuallyHidden role="status">Loading call...</VisuallyHidden>
      <PanelSkeleton />
    </>
  ),
  redirectOnFailure: paths.calls(),
})
