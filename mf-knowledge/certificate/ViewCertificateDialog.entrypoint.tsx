import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type ViewCertificateDialogQuery } from './__generated__/ViewCertificateDialogQuery.graphql.ts'

export const viewCertificateDialog = defineEntrypoint<ViewCertificateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('certificateId') }),
  page: () =>
    import('./ViewCertificateDialog.tsx').then(({ ViewCertificateDialog }) => ViewCertificateDialog),
  dialog: {
    title: 'View certificate',
    size: '4xl',
    beneath: ({ param, url }) => paths.accountCertificates(param('id'), url.search),
  },
  loading: <PanelSkeleton rows={8} />,
  redirectOnFailure: paths.accounts(),
  // Its PDF's URLs expire after a few minutes.
  fetchPolicy: 'network-only',
})
