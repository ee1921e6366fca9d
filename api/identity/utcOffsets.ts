/** A time zone's offset from UTC, from a time until that of the next one. */
export interface UtcOffset {
  /** Milliseconds since the epoch. */
  readonly since: number
  readonly minutes: number
}

const firstYear = 2015
const day = 24 * 60 * 60_000
const found = new Map<string, readonly UtcOffset[]>()

/** The offsets of a time zone from 2015 to the end of next year, oldest first. */
export function utcOffsets(timeZone: string, now: number): readonly UtcOffset[] {
  const lastYear = new Date(now).getUTCFullYear() + 1
  const key = `${timeZone} ${lastYear}`
  const known = found.get(key)
  if (known) return known
  const offsetAt = offsetsIn(timeZone)
  const offsets = [{ since: Date.UTC(firstYear, 0), minutes: offsetAt(Date.UTC(firstYear, 0)) }]
  for (let at = Date.UTC(firstYear, 0); at < Date.UTC(lastYear + 1, 0); at += 7 * day) {
    const minutes = offsetAt(at + 7 * day)
    if (minutes === offsets.at(-1)?.minutes) continue
    let [before, after] = [at, at + 7 * day]
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 120_000) * 60_000
      if (offsetAt(middle) === minutes) after = middle
      else before = middle
    }
    offsets.push({ since: after, minutes })
  }
  found.set(key, offsets)
  return offsets
}

function offsetsIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => Math.round((Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / 60_000)
}
