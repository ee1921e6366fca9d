import { defineEntrypoint } from '@coverdesk/contract'
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
  redirectOnFailure: paths.accounts(),
  // What is revised is what the server has.
  fetchPolicy: 'network-only',
})
