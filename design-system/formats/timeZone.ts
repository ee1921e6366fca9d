/** A time zone's offset from UTC, from a time until that of the next one. */
export interface UtcOffset {
  /** Milliseconds since the epoch. */
  readonly since: number
  readonly minutes: number
}

export interface ShownTimeZone {
  /** An IANA name. */
  readonly name: string
  /** Oldest first: with them, the first screen does without the cost of Intl. */
  readonly offsets: readonly UtcOffset[]
}

let shown: ShownTimeZone | null = null

/** Shows all times in this zone, so that colleagues see the same day wherever they are; null for the browser's. */
export function showTimesIn(timeZone: ShownTimeZone | null): void {
  shown = timeZone
}

/** The name of the zone that times are shown in; null for the browser's. */
export function shownTimeZone(): string | null {
  return shown?.name ?? null
}

/** The time as a clock in the time zone shows it, in the date's UTC fields. */
export function zoned(date: Date): Date {
  const time = date.getTime()
  const offset = shown?.offsets.findLast(({ since }) => since <= time) ?? shown?.offsets[0]
  if (offset) return new Date(time + offset.minutes * 60_000)
  const local = new Date(0)
  local.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate())
  local.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds())
  return local
}
