import { useLocation, openSource, type SourcePlace, sourceSearch } from '@coverdesk/contract'

/** The props of a link that opens a source beside the page, and says whether it is open. */
export function useSourceLink(place: SourcePlace) {
  const { search } = useLocation()
  const open = openSource(new URLSearchParams(search))
  const isOpen = open?.fileId === place.fileId && open.page === place.page && open.quote === place.quote
  return {
    to: { search: sourceSearch(search, place) },
    replace: open !== null,
    preventScrollReset: true,
    'aria-current': isOpen ? ('true' as const) : undefined,
  }
}
