import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type ForwardDialogQuery } from './__generated__/ForwardDialogQuery.graphql.ts'

export const forwardDialog = defineEntrypoint<ForwardDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ForwardDialog.tsx').then(({ ForwardDialog }) => ForwardDialog),
  dialog: {
    title: 'Forward Email',
    description: 'Recipients join the conversation. Forwarding does not answer the client.',
    size: 'xl',
    beneath: ({ param, url }) => paths.email(param('id'), url.search),
  },
  loading: <FormSkeleton label="Loading email..." fields={['control', 'control', 'control']} />,
  redirectOnFailure: paths.emails(),
})
