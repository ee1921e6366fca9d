import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, {
  type AccountCertificatesPageQuery,
} from './__generated__/AccountCertificatesPageQuery.graphql.ts'

export const accountCertificatesPage = defineEntrypoint<AccountCertificatesPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./AccountCertificatesPage.tsx').then(({ AccountCertificatesPage }) => AccountCertificatesPage),
  loading: <PanelSkeleton rows={4} />,
  redirectOnFailure: paths.accounts(),
})
