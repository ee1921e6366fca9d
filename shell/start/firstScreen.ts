import type { DataRouter } from 'react-router'

/** Longer than it takes when all is preloaded; then the frame alone is better than nothing. */
const PATIENCE_MS = 250

/**
 * Waits for the first route's code: most often it is there at once, and the first render is then the whole screen
 * instead of a frame without a page.
 */
export function firstScreen(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const timer = setTimeout(end, PATIENCE_MS)
    const unsubscribe = router.subscribe(({ initialized }) => initialized && end())

    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
