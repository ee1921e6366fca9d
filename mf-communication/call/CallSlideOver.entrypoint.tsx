import { defineEntrypoint } from '@coverdesk/contract'
import { SlideOverFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { SlideOverLoading } from '../shared/SlideOverLoading.tsx'
import query, { type CallSlideOverQuery } from './__generated__/CallSlideOverQuery.graphql.ts'

export const callSlideOver = defineEntrypoint<CallSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./CallSlideOver.tsx').then(({ CallSlideOver }) => CallSlideOver),
  loading: <SlideOverLoading title="Call Summary" beneath={paths.calls()} />,
  frame: SlideOverFrame,
  redirectOnFailure: paths.calls(),
})
