import type { FieldProblem } from '../graphql/index.ts'
import { dayInWords, isoDay, shifted } from '../platform/index.ts'

const day = 24 * 60 * 60 * 1000

/** How far from today a due date may lie, in days: typing slips such as the year 0206 end here. */
const range = { before: 366, after: 5 * 366 }

/** A calendar day such as `2026-11-20` from midnight UTC of that day, or what is wrong with it. */
export function dueDayOf(
  moment: number,
  { today }: { today: string },
): { day: string } | { problem: FieldProblem } {
  if (moment % day !== 0) return wrong('A due date is a whole day. Send midnight UTC of that day.')
  const first = shifted(today, -range.before)
  const last = shifted(today, range.after)
  const chosen = isoDay(moment)
  // Years beyond 9999 are written with a sign and would sort as text before all others.
  if (chosen.startsWith('+') || chosen < first || chosen > last) {
    return wrong(`Choose a date between ${dayInWords(first)} and ${dayInWords(last)}.`)
  }
  return { day: chosen }
}

function wrong(message: string) {
  return { problem: { path: 'dueAt', message } }
}
