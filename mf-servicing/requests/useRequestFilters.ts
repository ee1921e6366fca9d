import { useLocation, useNavigate } from '@coverdesk/contract'
import { useFilters } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { requestFilters } from './requestFilters.ts'

/** The filters of the list's address, and ways to change them. */
export function useRequestFilters() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useFilters(requestFilters, {
    search,
    go: (next, options) => navigate(paths.requests(next), options),
  })
}
