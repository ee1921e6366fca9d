import type { FieldProblem } from '../graphql/index.ts'
import { dayInWords, isoDay, shifted } from '../platform/index.ts'

const day = 24 * 60 * 60 * 1000

/** Maximum distance of a due date from today, in days: catches typos such as the year 0206. */
const range = { before: 366, after: 5 * 366 }

/** Parses midnight UTC as a calendar day such as `2026-11-20`, or returns the problem. */
export function dueDayOf(
  moment: number,
  { today }: { today: string },
): { day: string } | { problem: FieldProblem } {
  if (moment % day !== 0) return wrong('A due date is a whole day. Send midnight UTC of that day.')
  const first = shifted(today, -range.before)
  const last = shifted(today, range.after)
  const chosen = isoDay(moment)
  // Years beyond 9999 are written with a sign and would sort before all others as text.
  if (chosen.startsWith('+') || chosen < first || chosen > last) {
    return wrong(`Choose a date between ${dayInWords(first)} and ${dayInWords(last)}.`)
  }
  return { day: chosen }
}

function wrong(message: string) {
  return { problem: { path: 'dueAt', message } }
}
