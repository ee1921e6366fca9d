import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, {
  type CreateCertificateDialogQuery,
} from './__generated__/CreateCertificateDialogQuery.graphql.ts'
import { CreateCertificateDialogLoading } from './CreateCertificateDialogLoading.tsx'

export const createCertificateDialog = defineEntrypoint<CreateCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./CreateCertificateDialog.tsx').then(({ CreateCertificateDialog }) => CreateCertificateDialog),
  loading: <CreateCertificateDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.accounts(),
  // The policies in force must be current.
  fetchPolicy: 'network-only',
})
