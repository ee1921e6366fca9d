import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import query, { type RunPresetDialogQuery } from './__generated__/RunPresetDialogQuery.graphql.ts'
import { pageBeneath } from './pageBeneath.ts'

export const runPresetDialog = defineEntrypoint<RunPresetDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RunPresetDialog.tsx').then(({ RunPresetDialog }) => RunPresetDialog),
  dialog: { title: 'Run preset', size: 'xl', beneath: ({ url }) => pageBeneath(url.pathname) },
  loading: <FormSkeleton label="Loading preset..." fields={['control', 'area']} />,
})
