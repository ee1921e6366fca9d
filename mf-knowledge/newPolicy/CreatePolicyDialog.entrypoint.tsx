import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type CreatePolicyDialogQuery } from './__generated__/CreatePolicyDialogQuery.graphql.ts'

export const createPolicyDialog = defineEntrypoint<CreatePolicyDialogQuery>({
  query,
  variables({ url }) {
    const accountId = url.searchParams.get('accountId') ?? ''
    return { accountId, hasAccount: accountId !== '' }
  },
  page: () => import('./CreatePolicyDialog.tsx').then(({ CreatePolicyDialog }) => CreatePolicyDialog),
  dialog: {
    title: 'Create a new policy',
    description: 'Create a new policy and associate it with an account.',
    size: '3xl',
    beneath: ({ url }) => policiesBeneath(url.searchParams),
  },
  loading: <FormSkeleton label="Loading accounts..." fields={['control']} />,
  redirectOnFailure: paths.policies(),
})

/** The list beneath the dialog: its filters, without the dialog's account. */
function policiesBeneath(search: URLSearchParams): string {
  const filters = new URLSearchParams(search)
  filters.delete('accountId')
  return paths.policies(filters.size === 0 ? '' : `?${filters}`)
}
