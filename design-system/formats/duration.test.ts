import { expect, test } from 'vitest'
import { duration } from './duration.ts'

const start = '2026-11-20T15:00:00Z'

test.each([
  ['2026-11-20T15:00:42Z', '42s'],
  ['2026-11-20T15:01:00Z', '1m 0s'],
  ['2026-11-20T15:03:05Z', '3m 5s'],
])('a call that ended at %s lasted %s', (end, expected) => {
  expect(duration(start, end)).toBe(expected)
})

test('a call that goes on is measured until now', () => {
  expect(duration(start, null, '2026-11-20T15:00:10Z')).toBe('10s')
})

test('a call that never began shows N/A', () => {
  expect(duration(null, null)).toBe('N/A')
})
