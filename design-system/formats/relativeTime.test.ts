import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.UTC(2026, 10, 20, 12)
const second = 1000
const day = 86_400 * second

test.each([
  [0, '0 seconds ago'],
  [59 * second, '59 seconds ago'],
  [60 * second, '1 minute ago'],
  [90 * 60 * second, '1 hour ago'],
  [day, '1 day ago'],
  [29 * day, '29 days ago'],
  [30 * day, '1 month ago'],
  [364 * day, '12 months ago'],
  [365 * day, '1 year ago'],
  [-2 * day, 'in 2 days'],
])('what happened %i ms before now happened %s', (age, expected) => {
  expect(relativeTime(now - age, now)).toBe(expected)
})

test('shows N/A for a comment without a time', () => {
  expect(relativeTime(null, now)).toBe('N/A')
})

test('an older time never shows as the newer one', () => {
  const lengths = { second: 1, minute: 60, hour: 3600, day: 86_400, month: 30 * 86_400, year: 365 * 86_400 }
  function secondsSaid(age: number) {
    const [count = '', unit = ''] = relativeTime(now - age * second, now).split(' ')
    return (
      Number(count) * (Object.entries(lengths).find(([name]) => unit.startsWith(name))?.[1] ?? Number.NaN)
    )
  }
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (one, other) => {
      expect(secondsSaid(Math.max(one, other))).toBeGreaterThanOrEqual(secondsSaid(Math.min(one, other)))
    }),
  )
})

const moment = fc.date({ noInvalidDate: true })

test('past and future times use the same distances', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = [Math.min(+one, +other), Math.max(+one, +other)]
      fc.pre(later - earlier >= second)
      const behind = relativeTime(earlier, later)
      expect(behind).toMatch(/^[\d,]+ (year|month|day|hour|minute|second)s? ago$/)
      expect(relativeTime(later, earlier)).toBe(`in ${behind.replace(/ ago$/, '')}`)
    }),
  )
})

test('uses the largest unit with at least one whole, up to the limits of Date', () => {
  const most = { second: 59, minute: 59, hour: 23, day: 29, month: 12, year: Number.POSITIVE_INFINITY }
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      fc.pre(one < other)
      const [, said = '', unit = ''] = /^([\d,]+) ([a-z]+?)s? ago$/.exec(relativeTime(one, other)) ?? []
      const [, limit] = Object.entries(most).find(([name]) => name === unit) ?? []
      expect(Number(said.replaceAll(',', ''))).toBeLessThanOrEqual(limit ?? Number.NaN)
    }),
  )
})

test('formats any value as a time or N/A', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: false })), (then) => {
      expect(relativeTime(then, now)).toMatch(/ ago$|^in |^N\/A$/)
    }),
  )
})
