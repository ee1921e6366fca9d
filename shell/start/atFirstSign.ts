/** Events that show the user is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** How long a page waits for such an event before getting ready anyway. */
const MAX_WAIT_MS = 10_000

/** Runs a task when idle after the first user activity, so that a tab that only loads stays light. */
export function atFirstSign(task: () => void): void {
  const waiting = new AbortController()
  const timer = setTimeout(begin, MAX_WAIT_MS)
  for (const sign of signs)
    document.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal })

  function begin() {
    clearTimeout(timer)
    waiting.abort()
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, 200)
  }
}
