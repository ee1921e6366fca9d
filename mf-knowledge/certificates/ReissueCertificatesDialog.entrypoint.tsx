import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, {
  type ReissueCertificatesDialogQuery,
} from './__generated__/ReissueCertificatesDialogQuery.graphql.ts'
import { batchVariables } from './batchVariables.ts'
import { listSearch } from './certificateFilters.ts'

export const reissueCertificatesDialog = defineEntrypoint<ReissueCertificatesDialogQuery>({
  query,
  variables: batchVariables,
  page: () =>
    import('./ReissueCertificatesDialog.tsx').then(
      ({ ReissueCertificatesDialog }) => ReissueCertificatesDialog,
    ),
  dialog: {
    title: 'Reissue all certificates',
    size: 'xl',
    beneath: ({ param, url }) => paths.accountCertificates(param('id'), listSearch(url.search)),
  },
  loading: <FormSkeleton label="Loading policies..." />,
  redirectOnFailure: paths.accounts(),
  // The progress must be current.
  fetchPolicy: 'network-only',
})
