import { useEffect } from 'react'

const PRODUCT = 'Coverdesk'

/** Sets the page's title in the browser's tab and history: `Servicing · Coverdesk`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
