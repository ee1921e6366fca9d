import { useLocation, useNavigate } from '@coverdesk/contract'
import { useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { certificateFilters } from './certificateFilters.ts'

/** The filter in the list's URL, and functions to change it. */
export function useCertificateFilters(accountId: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useFilters(certificateFilters, {
    search,
    go: (next, { replace }) =>
      navigate(paths.accountCertificates(accountId, next), { replace, preventScrollReset: true }),
  })
}
