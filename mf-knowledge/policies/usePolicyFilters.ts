import { useLocation, useNavigate } from '@coverdesk/contract'
import { useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyFilters } from './policyFilters.ts'

/** The filters of the list's address, and ways to change them. */
export function usePolicyFilters() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useFilters(policyFilters, {
    search,
    go: (next, options) => navigate(paths.policies(next), options),
  })
}
