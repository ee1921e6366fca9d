import assert from 'node:assert/strict'
import { dayInWords, isCalendarDay, shifted } from './calendarDay.ts'

for (const text of ['2026-03-31', '2028-02-29', '0206-03-20']) {
  Deno.test(`'${text}' is a calendar day`, () => assert.equal(isCalendarDay(text), true))
}

for (const text of [
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2026-3-1',
  '+012026-03-01',
  '',
]) {
  Deno.test(`'${text}' is not a calendar day`, () => assert.equal(isCalendarDay(text), false))
}

Deno.test('counts days over months, leap days and years', () => {
  assert.equal(shifted('2028-02-28', 1), '2028-02-29')
  assert.equal(shifted('2026-11-21', 365), '2027-11-21')
  assert.equal(shifted('2027-01-01', -1), '2026-12-31')
})

Deno.test('formats a day for people', () => assert.equal(dayInWords('2026-03-20'), 'Mar 20, 2026'))
