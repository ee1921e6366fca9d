import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, {
  type AccountCertificatesPageQuery,
} from './__generated__/AccountCertificatesPageQuery.graphql.ts'
import { certificateTable } from './certificateTable.ts'
import { certificateFilters } from './certificateFilters.ts'

export const accountCertificatesPage = defineEntrypoint<AccountCertificatesPageQuery>({
  query,
  variables: ({ param, url }) => ({
    id: param('id'),
    text: certificateFilters.read(url.search).text || null,
  }),
  page: () =>
    import('./AccountCertificatesPage.tsx').then(({ AccountCertificatesPage }) => AccountCertificatesPage),
  loading: <RecordTableLoading table={certificateTable} />,
  redirectOnFailure: paths.accounts(),
})
