import { dateOf, type Moment } from './moment.ts'
import { NOT_AVAILABLE } from './notAvailable.ts'

/** `42s` or `3m 5s`, in whole elapsed seconds: how long something took, or has taken so far if it has not ended. */
export function duration(
  start: Moment | null | undefined,
  end: Moment | null | undefined,
  now: Moment = new Date(),
): string {
  const from = dateOf(start)
  const to = dateOf(end ?? now)
  if (!from || !to) return NOT_AVAILABLE
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000))
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}
