import { defineEntrypoint, links } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewWorkspaceDialogQuery } from './__generated__/NewWorkspaceDialogQuery.graphql.ts'

export const newWorkspaceDialog = defineEntrypoint<NewWorkspaceDialogQuery>({
  query,
  // An account or policy has no request, and an empty id is invalid.
  variables: ({ url }) => ({ serviceRequestId: url.searchParams.get('serviceRequestId') ?? '' }),
  page: () => import('./NewWorkspaceDialog.tsx').then(({ NewWorkspaceDialog }) => NewWorkspaceDialog),
  dialog: {
    title: 'Open in Copilot',
    description: 'Cara starts with what is on record. Add a message and files if there is more to know.',
    size: 'xl',
    beneath: ({ url }) => recordIn(url.searchParams) ?? paths.workspaces(),
  },
  loading: <FormSkeleton label="Loading presets..." fields={['control', 'area']} />,
})

/** The page of the record that is opened, on which the dialog was chosen. */
function recordIn(about: URLSearchParams): string | null {
  const pages = [
    ['serviceRequestId', links.serviceRequest],
    ['accountId', links.account],
    ['businessPolicyId', links.policy],
  ] as const
  for (const [name, page] of pages) {
    const id = about.get(name)
    if (id) return page(id)
  }
  return null
}
