import { useEffect } from 'react'

const PRODUCT = 'Coverdesk'

/** Names the page in the browser's tab and history: `Servicing · Coverdesk`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
