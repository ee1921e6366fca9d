import type { DataRouter } from 'react-router'

/** Longer than a preloaded page takes; after that, showing only the frame is better than nothing. */
const MAX_WAIT_MS = 250

/**
 * Waits for the first route's code: usually it is available immediately, and the first render is the whole screen
 * instead of a frame without a page.
 */
export function firstScreen(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const timer = setTimeout(end, MAX_WAIT_MS)
    const unsubscribe = router.subscribe(({ initialized }) => initialized && end())

    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
