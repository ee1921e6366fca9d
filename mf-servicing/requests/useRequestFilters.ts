import { useLocation, useNavigate } from '@coverdesk/contract'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { defaultRequestFilters, requestFiltersSearch, type RequestFilters } from './requestFilters.ts'
import { afterArrival, isAhead, wantedFilters, withUnderWay } from './wantedFilters.ts'

const typingPause = 180

/** The filters of the address, and ways to change them; typing replaces the history entry, a choice adds one. */
export function useRequestFilters() {
  const { search, key: entry } = useLocation()
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wanted, setWanted] = useState(() => wantedFilters({ search, entry }))
  if (wanted.entry !== entry) setWanted(afterArrival(wanted, { search, entry }))

  useEffect(() => () => clearTimeout(pause.current), [])

  function go(filters: RequestFilters, { isTyping }: { isTyping: boolean }) {
    const next = requestFiltersSearch(filters)
    setWanted((current) => withUnderWay({ ...current, filters }, next))
    void navigate(paths.requests(next), { replace: isTyping })
  }

  function choose(change: Partial<RequestFilters>) {
    clearTimeout(pause.current)
    go({ ...wanted.filters, ...change }, { isTyping: false })
  }

  function type(text: string) {
    clearTimeout(pause.current)
    const filters = { ...wanted.filters, text }
    setWanted((current) => ({ ...current, filters }))
    pause.current = setTimeout(() => go(filters, { isTyping: true }), typingPause)
  }

  function clear() {
    choose({ ...defaultRequestFilters, sort: wanted.filters.sort })
  }

  return { filters: wanted.filters, isAhead: isAhead(wanted, search), choose, type, clear }
}
