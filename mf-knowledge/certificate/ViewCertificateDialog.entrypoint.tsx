import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type ViewCertificateDialogQuery } from './__generated__/ViewCertificateDialogQuery.graphql.ts'
import { ViewCertificateDialogLoading } from './ViewCertificateDialogLoading.tsx'

export const viewCertificateDialog = defineEntrypoint<ViewCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('certificateId') }),
  page: () =>
    import('./ViewCertificateDialog.tsx').then(({ ViewCertificateDialog }) => ViewCertificateDialog),
  loading: <ViewCertificateDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.accounts(),
  // Its PDF's URLs expire after a few minutes.
  fetchPolicy: 'network-only',
})
