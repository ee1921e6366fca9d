import type { FieldProblem } from '../graphql/index.ts'

const day = 24 * 60 * 60 * 1000

/** How far from today a due date may lie, in days: typing slips such as the year 0206 end here. */
const range = { before: 366, after: 5 * 366 }

/** A calendar day such as `2026-11-20` from midnight UTC of that day, or what is wrong with it. */
export function dueDayOf(
  moment: number,
  { today }: { today: string },
): { day: string } | { problem: FieldProblem } {
  if (moment % day !== 0) return wrong('A due date is a whole day: send midnight UTC of that day.')
  const first = shifted(today, -range.before)
  const last = shifted(today, range.after)
  const chosen = isoDay(moment)
  if (chosen.startsWith('+') || chosen < first || chosen > last) {
    return wrong(`Choose a date between ${inWords(first)} and ${inWords(last)}.`)
  }
  return { day: chosen }
}

/** Midnight UTC of a calendar day, in milliseconds. */
export function midnightOf(calendarDay: string): number {
  return Date.parse(`${calendarDay}T00:00:00Z`)
}

/** The calendar day so many days later, or earlier when negative. */
export function shifted(calendarDay: string, days: number): string {
  return isoDay(midnightOf(calendarDay) + days * day)
}

/** `Mar 20, 2026`: a calendar day as people read it. */
function inWords(calendarDay: string): string {
  return new Date(midnightOf(calendarDay)).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
}

// Years beyond 9999 are written with a sign and would sort as text before all others.
function isoDay(moment: number): string {
  const iso = new Date(moment).toISOString()
  return iso.slice(0, iso.indexOf('T'))
}

function wrong(message: string) {
  return { problem: { path: 'dueAt', message } }
}
