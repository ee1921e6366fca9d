import { useLocation, useNavigate } from '@coverdesk/contract'
import { useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { accountFilters } from './accountFilters.ts'

/** The filters of the list's address, and ways to change them. */
export function useAccountFilters() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useFilters(accountFilters, {
    search,
    go: (next, options) => navigate(paths.accounts(next), options),
  })
}
