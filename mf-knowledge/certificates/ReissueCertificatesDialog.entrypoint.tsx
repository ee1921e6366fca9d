import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type ReissueCertificatesDialogQuery,
} from './__generated__/ReissueCertificatesDialogQuery.graphql.ts'
import { batchVariables } from './batchVariables.ts'

export const reissueCertificatesDialog = defineEntrypoint<ReissueCertificatesDialogQuery>({
  query,
  variables: batchVariables,
  page: () =>
    import('./ReissueCertificatesDialog.tsx').then(
      ({ ReissueCertificatesDialog }) => ReissueCertificatesDialog,
    ),
  redirectOnFailure: paths.accounts(),
  // The progress must be current.
  fetchPolicy: 'network-only',
})
