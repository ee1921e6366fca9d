import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type CreatePolicyDialogQuery } from './__generated__/CreatePolicyDialogQuery.graphql.ts'
import { CreatePolicyDialogLoading } from './CreatePolicyDialogLoading.tsx'

export const createPolicyDialog = defineEntrypoint<CreatePolicyDialogQuery>({
  query,
  variables({ url }) {
    const accountId = url.searchParams.get('accountId') ?? ''
    return { accountId, hasAccount: accountId !== '' }
  },
  page: () => import('./CreatePolicyDialog.tsx').then(({ CreatePolicyDialog }) => CreatePolicyDialog),
  loading: <CreatePolicyDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.policies(),
})
