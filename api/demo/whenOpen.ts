const hour = 60 * 60 * 1000
const day = 24 * hour

// Eight to six in New York, daylight saving aside.
const opens = 13
const closes = 22

/** The time itself during office hours, otherwise the next morning. */
export function whenOpen(moment: number): number {
  const midnight = moment - (moment % day)
  const isOpen = moment >= midnight + opens * hour && moment < midnight + closes * hour
  const morning = opens * hour + (moment % (3 * hour))
  const next = isOpen ? moment : midnight + morning + (moment < midnight + opens * hour ? 0 : day)
  const weekday = new Date(next).getUTCDay()
  if (weekday === 0) return next + day
  if (weekday === 6) return next + 2 * day
  return next
}
