import { mediumDate } from '@coverdesk/design-system'

/** A day of the calendar, `2026-03-02`, as `Mar 2, 2026` wherever one is; null when nobody said it. */
export function calendarDay(day: string | null | undefined): string | null {
  // At noon by the reader's own clock it is that day.
  return day == null ? null : mediumDate(`${day}T12:00:00`)
}
