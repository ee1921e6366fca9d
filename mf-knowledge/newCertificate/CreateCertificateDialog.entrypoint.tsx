import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, {
  type CreateCertificateDialogQuery,
} from './__generated__/CreateCertificateDialogQuery.graphql.ts'

export const createCertificateDialog = defineEntrypoint<CreateCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./CreateCertificateDialog.tsx').then(({ CreateCertificateDialog }) => CreateCertificateDialog),
  dialog: {
    title: 'Create a new certificate',
    size: 'xl',
    beneath: ({ param, url }) => paths.accountCertificates(param('id'), url.search),
  },
  loading: <FormSkeleton label="Loading policies..." />,
  redirectOnFailure: paths.accounts(),
  // The policies in force must be current.
  fetchPolicy: 'network-only',
})
