import { dateOf, type Moment } from './moment.ts'
import { NOT_AVAILABLE } from './notAvailable.ts'

type DateFormatter = (moment: Moment | null | undefined) => string

/** `Nov 20, 2026` in the reader's time zone; the general style. */
export const mediumDate = dateFormatter({ dateStyle: 'medium' })

/** `Nov 20, 2026, 3:42 PM`: when a request was opened. */
export const openedAt = dateFormatter({ dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 20`: a due date, a calendar day carried as midnight UTC and so shown in UTC. */
export const shortMonthDay = dateFormatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `November 20, 2026 at 3:42 PM`: when a preset or a style was last changed. */
export const longDateTime = dateFormatter({ dateStyle: 'long', timeStyle: 'short' })

/** `11/20/26`: dates in tables. */
export const shortDate = dateFormatter({ dateStyle: 'short' })

/** `11/20/26, 3:42 PM`: calls and emails. */
export const shortDateTime = dateFormatter({ dateStyle: 'short', timeStyle: 'short' })

function dateFormatter(options: Intl.DateTimeFormatOptions): DateFormatter {
  // Making a format costs fifty times as much as using it.
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    const date = dateOf(moment)
    if (!date) return NOT_AVAILABLE
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(date)
  }
}
