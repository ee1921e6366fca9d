import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { dayLabel } from '../components/ConversationLog/dayLabel.ts'
import {
  dueDay,
  longDateTime,
  mediumDate,
  mediumDay,
  openedAt,
  shortDate,
  shortDateTime,
  shortDay,
  shortMonthDay,
  timeOfDay,
} from './dates.ts'
import { showTimesIn } from './timeZone.ts'

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

test('a policy expires on the same day in every time zone', () => {
  expect(mediumDay('2027-03-01')).toBe('Mar 1, 2027')
  expect(shortDay('2027-03-01')).toBe('3/1/27')
  expect(mediumDay(null)).toBe('N/A')
})

test('a due date in another year shows the year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  expect(dueDay('2026-03-01T00:00:00.000Z')).toBe('Mar 1')
  expect(dueDay('2025-03-01T00:00:00.000Z')).toBe('Mar 1, 2025')
  vi.useRealTimers()
})

test.each([null, undefined, '', 'next Tuesday'])('a date that is %j shows N/A', (missing) => {
  expect(mediumDate(missing)).toBe('N/A')
})

test('throws without a date', () => {
  const formats = [mediumDate, openedAt, shortMonthDay, longDateTime, shortDate, shortDateTime, timeOfDay]
  fc.assert(
    fc.property(fc.oneof(fc.date({ noInvalidDate: false }), fc.string(), fc.double()), (moment) => {
      for (const format of formats) expect(format(moment)).not.toBe('')
    }),
  )
})

test.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10T12:00:00Z',
  '2026-11-20T25:00:00Z',
  'ask for 1',
  '0',
  '11/20/2026',
])('%j is no date and shows N/A', (written) => {
  for (const format of [mediumDate, mediumDay, shortMonthDay, dueDay, shortDay, openedAt])
    expect(format(written)).toBe('N/A')
})

test('February 29 of a leap year is a valid date', () => {
  expect(mediumDay('2028-02-29')).toBe('Feb 29, 2028')
})

// Some versions of the locale data have a narrow space before PM.
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
  // Every 37 hours from 1970 on: covers all months, hours and both sides of each daylight saving change.
  for (let moment = 0; moment < Date.UTC(2060, 0); moment += 133_777_777) {
    const date = new Date(moment)
    if (write(date) !== format.format(date)) expect(write(date)).toBe(format.format(date))
  }
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const zones = ['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago', 'UTC']

test.each(zones)('in %s every moment is written as Intl writes it there, up to far years', (zone) => {
  vi.stubEnv('TZ', zone)
  const formats = Object.values(asIntl).map(
    ([write, options]) => [write, new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })] as const,
  )
  // Offsets before 1900 have seconds, which are never shown.
  const date = fc.date({ min: new Date('1900-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (moment) => {
      for (const [write, format] of formats) expect(write(moment)).toBe(format.format(moment))
    }),
  )
})

test('every moment is shown in the time zone that was set, whatever the browser’s is', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu')
  showTimesIn({
    name: 'America/New_York',
    offsets: [
      { since: Date.UTC(2026, 2, 8, 7), minutes: -240 },
      { since: Date.UTC(2026, 10, 1, 6), minutes: -300 },
    ],
  })
  expect(openedAt('2026-11-01T05:59:00Z')).toBe('Nov 1, 2026, 1:59 AM')
  expect(openedAt('2026-11-01T06:01:00Z')).toBe('Nov 1, 2026, 1:01 AM')
  expect(shortDate('2026-11-21T03:00:00Z')).toBe('11/20/26')
  expect(mediumDate('2026-11-20')).toBe('Nov 20, 2026')
  vi.useFakeTimers({ now: new Date('2027-01-01T02:00:00Z') })
  expect(dueDay('2026-12-31')).toBe('Dec 31')
  expect(dayLabel(new Date('2026-12-31T06:00:00Z'), new Date())).toBe('Today')
  vi.useRealTimers()
  showTimesIn(null)
})

test('any due date is the same day in every time zone', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...zones), (moment, zone) => {
      vi.stubEnv('TZ', zone)
      const dueAt = `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`
      expect(shortMonthDay(dueAt).split(' ')[1]).toBe(String(Number(dueAt.slice(8, 10))))
    }),
  )
})

test.each(zones)('in %s a day without a time is that day, however it is written', (zone) => {
  vi.stubEnv('TZ', zone)
  for (const format of [mediumDate, mediumDay]) expect(format('2026-11-20')).toBe('Nov 20, 2026')
  for (const format of [shortDate, shortDay]) expect(format('2026-11-20')).toBe('11/20/26')
  expect(shortMonthDay('2026-11-20')).toBe('Nov 20')
})

test('formats text, Date and milliseconds of the same time alike', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (moment) => {
      expect(longDateTime(moment.toISOString())).toBe(longDateTime(moment))
      expect(longDateTime(moment.getTime())).toBe(longDateTime(moment))
    }),
  )
})
