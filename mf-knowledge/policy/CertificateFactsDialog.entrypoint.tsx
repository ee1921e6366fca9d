import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type CertificateFactsDialogQuery,
} from './__generated__/CertificateFactsDialogQuery.graphql.ts'

export const certificateFactsDialog = defineEntrypoint<CertificateFactsDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./CertificateFactsDialog.tsx').then(({ CertificateFactsDialog }) => CertificateFactsDialog),
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
