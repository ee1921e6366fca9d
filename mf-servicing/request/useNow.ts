import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
let now = Date.now()

/**
 * The time in milliseconds, moving on every few seconds with one timer for all: relative times tick by it. It is never
 * before `latest`, so that what has just happened does not lie ahead.
 */
export function useNow(latest: string): number {
  return Math.max(
    Date.parse(latest),
    useSyncExternalStore(subscribe, () => now),
  )
}

const interval = 5000

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!ticking) {
    now = Date.now()
    ticking = setInterval(tick, interval)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}
