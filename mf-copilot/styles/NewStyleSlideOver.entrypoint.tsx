import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewStyleSlideOverQuery } from './__generated__/NewStyleSlideOverQuery.graphql.ts'

export const newStyleSlideOver = defineEntrypoint<NewStyleSlideOverQuery>({
  query,
  variables: () => ({}),
  page: () => import('./NewStyleSlideOver.tsx').then(({ NewStyleSlideOver }) => NewStyleSlideOver),
  dialog: { title: 'Create a new style', size: '5xl', shape: 'slideOver', beneath: paths.styles },
  loading: <FormSkeleton label="Loading style..." />,
})
