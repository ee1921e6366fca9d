import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type AccountCertificatesPageQuery,
} from './__generated__/AccountCertificatesPageQuery.graphql.ts'
import { AccountCertificatesLoading } from './AccountCertificatesLoading.tsx'

export const accountCertificatesPage = defineEntrypoint<AccountCertificatesPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () =>
    import('./AccountCertificatesPage.tsx').then(({ AccountCertificatesPage }) => AccountCertificatesPage),
  loading: <AccountCertificatesLoading />,
  redirectOnFailure: paths.accounts(),
})
