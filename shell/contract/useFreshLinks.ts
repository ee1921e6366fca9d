import { useEffect, useEffectEvent } from 'react'

/** Signed addresses of files are good for five minutes. */
const goodFor = 4 * 60_000

/** Asks for the page's data again before the addresses of its files go stale; a hidden tab does so when it is seen. */
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
