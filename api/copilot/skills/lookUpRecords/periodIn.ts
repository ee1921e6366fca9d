/** Calendar days, both inclusive: `2026-12-01`. */
interface Period {
  readonly from: string
  readonly to: string
}

const dayLength = 24 * 60 * 60 * 1000

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const named =
  /\b(?:in|by|during|of|for|this|next|expiring|expire)\s+(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?,?(?:\s+(20\d\d))?/i

/** The upcoming period in a message ("in 60 days", "next month", "in December"); null if there is none. */
export function periodIn(text: string, today: string): Period | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const [, count, unit] = /\b(\d{1,3})[ -](day|week|month)s?\b/i.exec(text) ?? []
  if (count && unit)
    return { from: today, to: later(today, { count: Number(count), unit: unit.toLowerCase() }) }
  const [, name, stated] = named.exec(text) ?? []
  if (name) {
    const at = monthNames.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase()))
    // A month without a year is the next one.
    return monthOf(stated ? Number(stated) : at < month - 1 ? year + 1 : year, at)
  }
  if (/\b(?:end of (?:the|this) year|year[- ]?end|this year|rest of the year)\b/i.test(text))
    return { from: today, to: dayOf(Date.UTC(year, 11, 31)) }
  if (/\bnext month\b/i.test(text)) return monthOf(year, month)
  if (/\bthis month\b/i.test(text)) return { from: today, to: monthOf(year, month - 1).to }
  if (/\b(?:this|next|the coming) week\b/i.test(text))
    return { from: today, to: later(today, { count: /next week/i.test(text) ? 14 : 7, unit: 'day' }) }
  if (/\btoday\b/i.test(text)) return { from: today, to: today }
  if (/\b(?:soon|upcoming|coming up)\b/i.test(text))
    return { from: today, to: later(today, { count: 60, unit: 'day' }) }
  return null
}

function later(day: string, { count, unit }: { count: number; unit: string }): string {
  if (unit === 'month') {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
    return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)))
  }
  return dayOf(Date.parse(day) + count * (unit === 'week' ? 7 : 1) * dayLength)
}

/** A month counted from 0; the thirteenth is January of the following year. */
function monthOf(year: number, month: number): Period {
  return { from: dayOf(Date.UTC(year, month, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) }
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
