import { dateOf, type Moment } from './moment.ts'
import { NOT_AVAILABLE } from './notAvailable.ts'
import { whenUsed } from './whenUsed.ts'

const day = 86_400

// Spec 1 §9: a year has 365 days, a month 30.
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const satisfies ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]>

const format = whenUsed(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'always' }))

/** `3 days ago`: the time from `then` to `now`, in the largest unit of at least one. */
export function relativeTime(then: Moment | null | undefined, now: Moment = new Date()): string {
  const from = dateOf(then)
  const to = dateOf(now)
  if (!from || !to) return NOT_AVAILABLE
  const seconds = (from.getTime() - to.getTime()) / 1000
  const [unit, length] = units.find(([, unitLength]) => Math.abs(seconds) >= unitLength) ?? units[5]
  // Plus zero reads 'in 0 seconds', minus zero '0 seconds ago'.
  return format().format(Math.trunc(seconds / length) || -0, unit)
}
