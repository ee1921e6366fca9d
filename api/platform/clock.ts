/** The clock, injected everywhere so that tests control the time. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until advanced. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void
  set(at: number): void
}

/** A clock for tests; `start` is an ISO time or milliseconds. */
export function manualClock(start: string | number): ManualClock {
  let at = typeof start === 'number' ? start : Date.parse(start)
  return {
    now: () => at,
    advance(milliseconds) {
      at += milliseconds
    },
    set(next) {
      at = next
    },
  }
}
