import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  longDateTime,
  mediumDate,
  openedAt,
  shortDate,
  shortDateTime,
  shortMonthDay,
  timeOfDay,
} from './dates.ts'

const noon = new Date(2026, 10, 20, 15, 42)

test.each([
  ['an account was created', mediumDate, 'Nov 20, 2026'],
  ['a request was opened', openedAt, 'Nov 20, 2026, 3:42 PM'],
  ['a preset was changed', longDateTime, 'November 20, 2026 at 3:42 PM'],
  ['a certificate was issued', shortDate, '11/20/26'],
  ['a call began', shortDateTime, '11/20/26, 3:42 PM'],
  ['a message was sent, within its day', timeOfDay, '3:42 PM'],
])('the date on which %s', (_event, format, expected) => {
  expect(plainSpaces(format(noon))).toBe(expected)
})

test('a due date is the same day in every time zone', () => {
  expect(shortMonthDay('2026-03-01T00:00:00.000Z')).toBe('Mar 1')
})

test.each([null, undefined, '', 'next Tuesday'])('a date that is %j shows N/A', (missing) => {
  expect(mediumDate(missing)).toBe('N/A')
})

test('no date at all makes a formatter throw', () => {
  const formats = [mediumDate, openedAt, shortMonthDay, longDateTime, shortDate, shortDateTime, timeOfDay]
  fc.assert(
    fc.property(fc.oneof(fc.date({ noInvalidDate: false }), fc.string(), fc.double()), (moment) => {
      for (const format of formats) expect(format(moment)).not.toBe('')
    }),
  )
})

// Some versions of the language data put a narrow space before PM.
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ')
}

const asIntl = {
  mediumDate: [mediumDate, { dateStyle: 'medium' }],
  openedAt: [openedAt, { dateStyle: 'medium', timeStyle: 'short' }],
  shortMonthDay: [shortMonthDay, { month: 'short', day: 'numeric', timeZone: 'UTC' }],
  longDateTime: [longDateTime, { dateStyle: 'long', timeStyle: 'short' }],
  shortDate: [shortDate, { dateStyle: 'short' }],
  shortDateTime: [shortDateTime, { dateStyle: 'short', timeStyle: 'short' }],
  timeOfDay: [timeOfDay, { timeStyle: 'short' }],
} satisfies Record<string, [(moment: Date) => string, Intl.DateTimeFormatOptions]>

test.each(Object.entries(asIntl))('%s writes any moment as Intl does', (_name, [write, options]) => {
  const format = new Intl.DateTimeFormat('en-US', options)
  // Every 37 hours and some from 1970 on: all months, hours and both sides of each change of the clocks.
  for (let moment = 0; moment < Date.UTC(2060, 0); moment += 133_777_777) {
    const date = new Date(moment)
    if (write(date) !== format.format(date)) expect(write(date)).toBe(format.format(date))
  }
})
