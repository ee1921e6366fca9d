import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type EditStyleSlideOverQuery } from './__generated__/EditStyleSlideOverQuery.graphql.ts'
import { StyleLoading } from './StyleLoading.tsx'

export const editStyleSlideOver = defineEntrypoint<EditStyleSlideOverQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditStyleSlideOver.tsx').then(({ EditStyleSlideOver }) => EditStyleSlideOver),
  loading: <StyleLoading title="Edit style" />,
  redirectOnFailure: paths.styles(),
})
