import type { AgencyChange } from './LiveFeed.ts'
import { RequestFailure } from './RequestFailure.ts'

/** The changes a screen still has to fetch. */
export interface ChangeQueue {
  /** `null` means that anything may have changed. */
  add: (changes: readonly AgencyChange[] | null) => void
  stop: () => void
}

/**
 * Passes changes to a screen: batched per frame, one call at a time, none while the tab is hidden. Changes that could
 * not be fetched are kept and retried after 2^n s (10 s at most), and immediately when the network
 * returns: no change is lost.
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

/** "Anything may have changed" includes every individual change. */
function joined(
  one: readonly AgencyChange[] | null,
  other: readonly AgencyChange[] | null,
): readonly AgencyChange[] | null {
  return one === null || other === null ? null : [...one, ...other]
}
