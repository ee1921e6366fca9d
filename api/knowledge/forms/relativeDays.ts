import { monthOf, months } from './months.ts'
import type { Spoken } from './spokenValues.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const relativeDay = new RegExp(
  String.raw`\b(?:(yesterday|today|tomorrow|tonight|(?:this|last) (?:morning|afternoon|evening|night))|(?:(last|this past|this|next|this coming|by|until|before|due|since) )?(?:(${weekdays.join('|')}),?(?: the (\d{1,2})(?:st|nd|rd|th))?|(?<!\bon (?:top|part) of )the (\d{1,2})(?:st|nd|rd|th)))\b(?! (?:of (?:${months})|(?:${months})|floor|street|avenue|birthday|anniversary|century|grade)\b)(?!,? (?:${months}|\d))`,
  'gi',
)
const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const ordinalDay = new RegExp(
  String.raw`\b(${ordinals.join('|')}) (${weekdays.join('|')}) (?:of|in) (${months})\b(?:,? (\d{4}))?`,
  'gi',
)

/** "Yesterday", "Saturday", "the 12th" and "Friday the 9th", counted from the day on which the letter was written. */
export function relativeDays(text: string, written: string | null, isAhead: boolean): Spoken[] {
  if (written === null) return []
  const day = 86_400_000
  const today = Date.parse(`${written}T00:00:00Z`)
  const found = [...text.matchAll(relativeDay)].flatMap((match) => {
    // "Bids open October 6, the Friday before" counts from another day.
    if (/^ (?:before|after)\b(?! \d)/i.test(text.slice(match.index + match[0].length))) return []
    const value = dayOf(match)
    return value === null ? [] : [{ value, index: match.index, end: match.index + match[0].length }]
  })
  return [...ordinalDays(text, written, isAhead), ...found]

  function dayOf([, plain, lead = '', name, ofName, alone]: RegExpExecArray): string | null {
    const word = plain?.toLowerCase() ?? ''
    if (plain !== undefined) {
      const from = /yesterday|last/.test(word) ? -1 : word === 'tomorrow' ? 1 : 0
      return usualDay(today + from * day)
    }
    const number = Number(ofName ?? alone)
    const weekday = name === undefined ? -1 : weekdays.indexOf(name.toLowerCase())
    const isFuture =
      /next|coming|by|until|before|due/i.test(lead) || (isAhead && !/last|past|since/i.test(lead))
    // A weekday with its number is told apart within a few months, whether it lies ahead or not.
    const isSure = weekday !== -1 && !Number.isNaN(number)
    const reach = Number.isNaN(number) ? 7 : 31
    const orders = isSure ? [1, -1] : [isFuture ? 1 : -1]
    for (let distance = 0; distance <= reach; distance++)
      for (const order of orders) {
        const at = new Date(today + order * distance * day)
        const isDay = weekday === -1 || at.getUTCDay() === weekday
        if (isDay && (Number.isNaN(number) || at.getUTCDate() === number)) {
          // A bare weekday is not the day of the letter itself.
          if (distance === 0 && Number.isNaN(number)) continue
          return usualDay(at.getTime())
        }
      }
    return null
  }
}

/** "Bids open October 6 and I need the bond the Friday before": a weekday that is counted from another day. */
export function weekdaysBeside(text: string, days: readonly Spoken[]): Spoken[] {
  const named = new RegExp(String.raw`\bthe (${weekdays.join('|')}) (before|after)\b(?! \d)`, 'gi')
  return [...text.matchAll(named)].flatMap(({ 0: whole, 1: name = '', 2: side = '', index }) => {
    const from = Date.parse(`${days.findLast((each) => each.end <= index)?.value ?? ''} UTC`)
    if (Number.isNaN(from)) return []
    const away = weekdays.indexOf(name.toLowerCase()) - new Date(from).getUTCDay()
    const isBefore = /before/i.test(side)
    const distance = isBefore ? (away >= 0 ? away - 7 : away) : away <= 0 ? away + 7 : away
    return [{ value: usualDay(from + distance * 86_400_000), index, end: index + whole.length }]
  })
}

/** Milliseconds as MM/DD/YYYY. */
function usualDay(at: number): string {
  const [year, month, day] = new Date(at).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

/** "The first Monday of October". */
function ordinalDays(text: string, written: string, isAhead: boolean): Spoken[] {
  return [...text.matchAll(ordinalDay)].map((match) => {
    const [whole, ordinal = '', name = '', month = '', given] = match
    const inYear = (year: number) => {
      const ofMonth = Array.from(
        { length: 31 },
        (_, at) => new Date(Date.UTC(year, monthOf(month) - 1, at + 1)),
      )
      const all = ofMonth.filter(
        (each) =>
          each.getUTCMonth() === monthOf(month) - 1 &&
          each.getUTCDay() === weekdays.indexOf(name.toLowerCase()),
      )
      const at = /last/i.test(ordinal) ? -1 : ordinals.indexOf(ordinal.toLowerCase())
      return all.at(at)?.getTime() ?? 0
    }
    const year = Number(given ?? written.slice(0, 4))
    const today = Date.parse(`${written}T00:00:00Z`)
    const step = given ? 0 : isAhead && inYear(year) < today ? 1 : !isAhead && inYear(year) > today ? -1 : 0
    return { value: usualDay(inYear(year + step)), index: match.index, end: match.index + whole.length }
  })
}
