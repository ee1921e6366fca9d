import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, {
  type PreparedCertificateDialogQuery,
} from './__generated__/PreparedCertificateDialogQuery.graphql.ts'

export const preparedCertificateDialog = defineEntrypoint<PreparedCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id'), proposalId: param('proposalId') }),
  page: () =>
    import('./PreparedCertificateDialog.tsx').then(
      ({ PreparedCertificateDialog }) => PreparedCertificateDialog,
    ),
  dialog: {
    title: 'Edit the prepared certificate',
    size: 'xl',
    beneath: ({ param, url }) => paths.accountCertificates(param('id'), url.search),
  },
  loading: <FormSkeleton label="Loading certificate..." />,
  redirectOnFailure: paths.accounts(),
  // The form starts from what waits for approval.
  fetchPolicy: 'network-only',
})
