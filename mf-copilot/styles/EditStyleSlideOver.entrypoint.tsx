import { defineEntrypoint } from '@coverdesk/contract'
import { SlideOverFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type EditStyleSlideOverQuery } from './__generated__/EditStyleSlideOverQuery.graphql.ts'
import { StyleLoading } from './StyleLoading.tsx'

export const editStyleSlideOver = defineEntrypoint<EditStyleSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditStyleSlideOver.tsx').then(({ EditStyleSlideOver }) => EditStyleSlideOver),
  loading: <StyleLoading title="Edit style" />,
  frame: SlideOverFrame,
  redirectOnFailure: paths.styles(),
})
