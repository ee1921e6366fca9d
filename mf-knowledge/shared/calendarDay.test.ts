import { expect, test } from 'vitest'
import { calendarDay } from './calendarDay.ts'

test.each([
  ['2026-03-02', 'Mar 2, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
  [null, null],
])('the day %s reads %s in every time zone', (day, text) => {
  expect(calendarDay(day)).toBe(text)
})
