import { useLocation, useNavigate } from 'react-router'

/** Closes a dialog that has its own URL: one step back, or to the page beneath when it was opened directly. */
export function useDialogRoute(beneath: string): { close: () => void } {
  const { key } = useLocation()
  const navigate = useNavigate()
  return {
    close() {
      // The router's first entry has no key of its own.
      if (key === 'default') void navigate(beneath, { replace: true, preventScrollReset: true })
      else void navigate(-1)
    },
  }
}
