import { useLocation, useNavigate, useNavigation } from '@coverdesk/contract'
import { useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { certificateFilters } from './certificateFilters.ts'

/** The filter in the list's URL, and functions to change it. */
export function useCertificateFilters(accountId: string) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  return useFilters(certificateFilters, {
    search,
    path: navigation.location?.pathname ?? pathname,
    go: (next, { replace }) =>
      navigate(paths.accountCertificates(accountId, next), { replace, preventScrollReset: true }),
  })
}
