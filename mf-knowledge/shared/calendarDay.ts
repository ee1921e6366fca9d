import { mediumDay } from '@coverdesk/design-system'

/** A day of the calendar, `2026-03-02`, as `Mar 2, 2026`; null when nobody said it. */
export function calendarDay(day: string | null | undefined): string | null {
  return day == null ? null : mediumDay(day)
}
