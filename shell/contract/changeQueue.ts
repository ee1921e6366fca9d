import type { AgencyChange } from './LiveFeed.ts'
import { RequestFailure } from './RequestFailure.ts'

/** What a screen has still to look at. */
export interface ChangeQueue {
  /** `null` says that anything may have changed. */
  add: (changes: readonly AgencyChange[] | null) => void
  stop: () => void
}

/**
 * Hands changes to a screen: all of one frame at once, one handling at a time, none while the tab is hidden. What could
 * not be asked of the server is kept and handed over again after 2^n s (10 s at most), and at once when the network is
 * back: a change that was told is never lost.
 */
export function changeQueue(handle: (changes: readonly AgencyChange[]) => unknown): ChangeQueue {
  let waiting: readonly AgencyChange[] | null = []
  let isUnderWay = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined
  let isStopped = false

  function plan() {
    if (isStopped || isUnderWay || frame !== undefined || retry !== undefined) return
    if (waiting?.length !== 0 && !document.hidden) frame = requestAnimationFrame(() => void deliver())
  }

  async function deliver() {
    frame = undefined
    const changes = waiting
    waiting = []
    isUnderWay = true
    try {
      await handle(changes ?? [])
      failures = 0
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error
      waiting = joined(changes, waiting)
      failures += 1
      if (isStopped) return
      retry = setTimeout(tryAgain, Math.min(2 ** failures, 10) * 1000)
    } finally {
      isUnderWay = false
      plan()
    }
  }

  function tryAgain() {
    clearTimeout(retry)
    retry = undefined
    plan()
  }

  document.addEventListener('visibilitychange', plan)
  globalThis.addEventListener('online', tryAgain)

  return {
    add(changes) {
      waiting = joined(waiting, changes)
      plan()
    },
    stop() {
      isStopped = true
      document.removeEventListener('visibilitychange', plan)
      globalThis.removeEventListener('online', tryAgain)
      clearTimeout(retry)
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}

/** Anything, once it may have changed, includes every change that is known by name. */
function joined(
  one: readonly AgencyChange[] | null,
  other: readonly AgencyChange[] | null,
): readonly AgencyChange[] | null {
  return one === null || other === null ? null : [...one, ...other]
}
