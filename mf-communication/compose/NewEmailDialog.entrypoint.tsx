import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewEmailDialogQuery } from './__generated__/NewEmailDialogQuery.graphql.ts'

export const newEmailDialog = defineEntrypoint<NewEmailDialogQuery>({
  query,
  variables({ url }) {
    const accountId = url.searchParams.get('accountId') ?? ''
    return { accountId, hasAccount: accountId !== '' }
  },
  page: () => import('./NewEmailDialog.tsx').then(({ NewEmailDialog }) => NewEmailDialog),
  dialog: {
    title: 'New Email',
    size: 'xl',
    beneath: ({ url }) => listBeneath(url.searchParams),
  },
  loading: <FormSkeleton label="Loading email..." fields={['control', 'control', 'control']} />,
  redirectOnFailure: paths.emails(),
})

/** The list beneath the dialog: its filters, without the dialog's account and recipient. */
function listBeneath(search: URLSearchParams): string {
  const filters = new URLSearchParams(search)
  filters.delete('accountId')
  filters.delete('to')
  return paths.emails(filters.size === 0 ? '' : `?${filters}`)
}
