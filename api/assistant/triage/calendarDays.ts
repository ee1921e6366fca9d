import { isoDay, shifted } from '../../platform/index.ts'

/** A day of the calendar; null when there is none. */
export function day(year: number, month: number, date: number): string | null {
  if (month < 1 || month > 12 || date < 1 || date > 31) return null
  const iso = isoDay(Date.UTC(year, month - 1, date))
  return Number(iso.slice(8)) === date ? iso : null
}

/** Where a day without a year lies: what is asked for takes effect or is needed ahead, a loss lies behind. */
export type Direction = 'AHEAD' | 'BEHIND'

interface Seen {
  /** The calendar day on which the message was written. */
  readonly today: string
  readonly lies: Direction
}

/** How late a client may write about a day: `effective 11/1` in December is this year's. */
const daysLate = 60

/** The day that is meant without a year. The only place that decides on a year. */
export function withYear(month: number, date: number, { today, lies }: Seen): string | null {
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear - 1, thisYear, thisYear + 1]
  return chosen(
    years.flatMap((each) => day(each, month, date) ?? []),
    { today, lies },
  )
}

function chosen(candidates: readonly string[], { today, lies }: Seen): string | null {
  const earliest = shifted(today, -daysLate)
  const found =
    lies === 'BEHIND'
      ? candidates.findLast((each) => each <= today)
      : candidates.find((each) => each >= earliest)
  return found ?? null
}

/** The date of each holiday that has one, and the day of the week, month and place in it of the others. */
const holidays: Readonly<
  Record<string, { month: number; date: number } | { month: number; on: number; from: number }>
> = {
  christmas: { month: 12, date: 25 },
  'christmas eve': { month: 12, date: 24 },
  halloween: { month: 10, date: 31 },
  'labor day': { month: 9, on: 1, from: 1 },
  'memorial day': { month: 5, on: 1, from: 25 },
  thanksgiving: { month: 11, on: 4, from: 22 },
}

/** The day of a holiday, by its name in small letters. */
export function holiday(name: string, { today, lies }: Seen): string | null {
  const found = holidays[name]
  if (!found) return null
  if ('date' in found) return withYear(found.month, found.date, { today, lies })
  const year = Number(today.slice(0, 4))
  const candidates = [year - 1, year, year + 1].map((each) =>
    weekdayAfter(found.on, isoDay(Date.UTC(each, found.month - 1, found.from - 1))),
  )
  return chosen(candidates, { today, lies })
}

/** The first day of the month that is so many months from a day. */
export function isoFirst(today: string, monthsOn: number): string {
  return isoDay(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + monthsOn, 1))
}

/** The last or next day with this number. */
export function dayOfMonth(
  date: number,
  today: string,
  { isPast }: { readonly isPast: boolean },
): string | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const here = day(year, month, date)
  if (isPast)
    return here && here <= today
      ? here
      : day(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, date)
  return here && here >= today ? here : day(month === 12 ? year + 1 : year, (month % 12) + 1, date)
}

/** The nearest day with this number that falls on a day of the week. */
export function weekdayOn(on: number, date: number, today: string): string | null {
  const distance = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(today))
  const [found] = [-1, 0, 1, 2]
    .flatMap((shift) => day(...monthAround(today, shift), date) ?? [])
    .filter((iso) => new Date(`${iso}T00:00:00Z`).getUTCDay() === on)
    .toSorted((a, b) => distance(a) - distance(b))
  return found ?? null
}

/** The year and month that is so many months from a day. */
function monthAround(today: string, shift: number): [number, number] {
  const first = isoFirst(today, shift)
  return [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
}

/** The next day of the week, 0 for Sunday; never the day itself. */
export function weekdayAfter(on: number, today: string): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return shifted(today, (on - now + 7) % 7 || 7)
}

/** The last day of the week before a day. */
export function weekdayBefore(on: number, today: string): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return shifted(today, -((now - on + 7) % 7 || 7))
}

/** The day so many business days on, from Monday to Friday. */
export function businessDayAfter(count: number, today: string): string {
  let on = today
  for (let left = count; left > 0;) {
    on = shifted(on, 1)
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return on
}
