import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longDateTime, mediumDate, openedAt, shortDate, shortDateTime, shortMonthDay } from './dates.ts'

const noon = new Date(2026, 10, 20, 15, 42)

test.each([
  ['an account was created', mediumDate, 'Nov 20, 2026'],
  ['a request was opened', openedAt, 'Nov 20, 2026, 3:42 PM'],
  ['a preset was changed', longDateTime, 'November 20, 2026 at 3:42 PM'],
  ['a certificate was issued', shortDate, '11/20/26'],
  ['a call began', shortDateTime, '11/20/26, 3:42 PM'],
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
  const formats = [mediumDate, openedAt, shortMonthDay, longDateTime, shortDate, shortDateTime]
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
