import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewRequestDialogQuery } from './__generated__/NewRequestDialogQuery.graphql.ts'

export const newRequestDialog = defineEntrypoint<NewRequestDialogQuery>({
  query,
  variables({ url }) {
    const accountId = url.searchParams.get('accountId') ?? ''
    return { accountId, hasAccount: accountId !== '' }
  },
  page: () => import('./NewRequestDialog.tsx').then(({ NewRequestDialog }) => NewRequestDialog),
  dialog: {
    title: 'New service request',
    description: 'For what a client asks in person, or what you noticed yourself.',
    size: 'xl',
    beneath: ({ url }) => requestsBeneath(url.searchParams),
  },
  loading: <FormSkeleton label="Loading accounts..." fields={['control', 'control']} />,
  redirectOnFailure: paths.requests(),
})

/** The list beneath the dialog: its filters, without the dialog's account. */
function requestsBeneath(search: URLSearchParams): string {
  const filters = new URLSearchParams(search)
  filters.delete('accountId')
  return paths.requests(filters.size === 0 ? '' : `?${filters}`)
}
