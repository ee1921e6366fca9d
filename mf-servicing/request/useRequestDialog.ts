import { useLocation, useNavigate, useSearchParams } from '@coverdesk/contract'

export type RequestDialog = 'resolve' | 'update'

/** Which dialog the address opens; back closes it, and so does its own Close. */
export function useRequestDialog() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const dialog = search.get('dialog')

  return {
    dialog: dialog === 'resolve' || dialog === 'update' ? dialog : null,
    open(wanted: RequestDialog) {
      void navigate(`${pathname}?dialog=${wanted}`, {
        state: { isOpenedHere: true },
        preventScrollReset: true,
      })
    },
    close() {
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}
