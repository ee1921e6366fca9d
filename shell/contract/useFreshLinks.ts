import { useEffect, useEffectEvent } from 'react'

/** Signed file URLs are valid for five minutes. */
const goodFor = 4 * 60_000

/** Refetches the page's data before its file URLs expire; a hidden tab does so when it becomes visible. */
export function useFreshLinks(refreshPage: () => void): void {
  const refresh = useEffectEvent(refreshPage)

  useEffect(() => {
    let since = Date.now()

    function refreshWhenOld() {
      if (document.hidden || Date.now() - since < goodFor) return
      since = Date.now()
      refresh()
    }

    const timer = setInterval(refreshWhenOld, goodFor)
    document.addEventListener('visibilitychange', refreshWhenOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshWhenOld)
    }
  }, [])
}
