import { useLocation, useNavigate } from '@coverdesk/contract'
import { startTransition, useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { paths } from '../paths.ts'
import {
  defaultRequestFilters,
  requestFilters,
  requestFiltersSearch,
  type RequestFilters,
} from './requestFilters.ts'

const typingPause = 180

/**
 * The filters of the address, and ways to change them; typing replaces the history entry, a choice adds one. What was
 * chosen shows at once, while the address and the rows follow.
 */
export function useRequestFilters() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isAhead, startFollowing] = useTransition()
  const [chosen, showAtOnce] = useOptimistic(requestFilters(search))
  const [typed, setTyped] = useState<string | null>(null)
  const filters = typed === null ? chosen : { ...chosen, text: typed }

  useEffect(() => () => clearTimeout(pause.current), [])

  function go(next: RequestFilters, { isTyping }: { isTyping: boolean }) {
    startFollowing(async () => {
      showAtOnce(next)
      await navigate(paths.requests(requestFiltersSearch(next)), { replace: isTyping })
      // Words typed since then are still on their way to the address.
      startTransition(() => setTyped((text) => (text === next.text ? null : text)))
    })
  }

  function choose(change: Partial<RequestFilters>) {
    clearTimeout(pause.current)
    go({ ...filters, ...change }, { isTyping: false })
  }

  function type(text: string) {
    clearTimeout(pause.current)
    setTyped(text)
    pause.current = setTimeout(() => go({ ...filters, text }, { isTyping: true }), typingPause)
  }

  function clear() {
    setTyped('')
    choose({ ...defaultRequestFilters, sort: filters.sort })
  }

  return { filters, isAhead, choose, type, clear }
}
