import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type EditStyleSlideOverQuery } from './__generated__/EditStyleSlideOverQuery.graphql.ts'

export const editStyleSlideOver = defineEntrypoint<EditStyleSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditStyleSlideOver.tsx').then(({ EditStyleSlideOver }) => EditStyleSlideOver),
  dialog: { title: 'Edit style', size: '5xl', shape: 'slideOver', beneath: paths.styles },
  loading: <FormSkeleton label="Loading style..." />,
  redirectOnFailure: paths.styles(),
})
