import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, {
  type ReviseCertificateDialogQuery,
} from './__generated__/ReviseCertificateDialogQuery.graphql.ts'
import { ReviseCertificateDialogLoading } from './ReviseCertificateDialogLoading.tsx'

export const reviseCertificateDialog = defineEntrypoint<ReviseCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('certificateId') }),
  page: () =>
    import('./ReviseCertificateDialog.tsx').then(({ ReviseCertificateDialog }) => ReviseCertificateDialog),
  loading: <ReviseCertificateDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.accounts(),
  // Loads the server's data, which the revision is based on.
  fetchPolicy: 'network-only',
})
