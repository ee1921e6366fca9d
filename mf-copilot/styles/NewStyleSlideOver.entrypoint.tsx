import { defineEntrypoint } from '@coverdesk/contract'
import { SlideOverFrame } from '@coverdesk/design-system'
import query, { type NewStyleSlideOverQuery } from './__generated__/NewStyleSlideOverQuery.graphql.ts'
import { StyleLoading } from './StyleLoading.tsx'

export const newStyleSlideOver = defineEntrypoint<NewStyleSlideOverQuery>({
  query,
  variables: () => ({}),
  page: () => import('./NewStyleSlideOver.tsx').then(({ NewStyleSlideOver }) => NewStyleSlideOver),
  loading: <StyleLoading title="Create a new style" />,
  frame: SlideOverFrame,
})
