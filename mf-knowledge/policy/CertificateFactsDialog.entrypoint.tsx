import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, {
  type CertificateFactsDialogQuery,
} from './__generated__/CertificateFactsDialogQuery.graphql.ts'

export const certificateFactsDialog = defineEntrypoint<CertificateFactsDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./CertificateFactsDialog.tsx').then(({ CertificateFactsDialog }) => CertificateFactsDialog),
  dialog: {
    title: 'Certificate facts',
    description: 'What certificates of insurance may state about this policy. You confirm what you add here.',
    size: '2xl',
    beneath: ({ param }) => paths.policyOverview(param('id')),
  },
  loading: <FormSkeleton label="Loading policy..." />,
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
