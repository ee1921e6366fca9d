import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, {
  type ReviseCertificateDialogQuery,
} from './__generated__/ReviseCertificateDialogQuery.graphql.ts'

export const reviseCertificateDialog = defineEntrypoint<ReviseCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('certificateId') }),
  page: () =>
    import('./ReviseCertificateDialog.tsx').then(({ ReviseCertificateDialog }) => ReviseCertificateDialog),
  dialog: {
    title: 'Revise certificate',
    description: 'Issues a new revision from the current policies. The previous revision is kept.',
    size: 'xl',
    beneath: ({ param, url }) => paths.certificate(param('id'), param('certificateId'), url.search),
  },
  loading: <FormSkeleton label="Loading certificate..." />,
  redirectOnFailure: paths.accounts(),
  // Loads the server's data, which the revision is based on.
  fetchPolicy: 'network-only',
})
