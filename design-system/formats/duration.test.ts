import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duration } from './duration.ts'

const start = '2026-11-20T15:00:00Z'

test.each([
  ['2026-11-20T15:00:42Z', '42s'],
  ['2026-11-20T15:00:59.500Z', '59s'],
  ['2026-11-20T15:00:59.999Z', '59s'],
  ['2026-11-20T15:01:00Z', '1m 0s'],
  ['2026-11-20T15:03:05Z', '3m 5s'],
])('a call that ended at %s lasted %s', (end, expected) => {
  expect(duration(start, end)).toBe(expected)
})

test('measures an ongoing call until now', () => {
  expect(duration(start, null, '2026-11-20T15:00:10Z')).toBe('10s')
})

test('shows N/A for a call that never started', () => {
  expect(duration(null, null)).toBe('N/A')
})

test.each(['next Tuesday', Number.NaN])('a call that ended %s shows N/A', (end) => {
  expect(duration(start, end)).toBe('N/A')
})

function saidSeconds(from: number, to: number): number {
  const [, minutes = '0', seconds = ''] = /^(?:(\d+)m )?(\d+)s$/.exec(duration(from, to)) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

const moment = fc.date({ noInvalidDate: true }).map(Number)

test('rounds a duration down to whole seconds, never below zero', () => {
  fc.assert(
    fc.property(moment, moment, (from, to) => {
      expect(saidSeconds(from, to)).toBe(Math.max(0, Math.floor((to - from) / 1000)))
    }),
  )
})

test('a longer call never shows a shorter duration, and under a minute shows no minutes', () => {
  const milliseconds = fc.nat(10_000_000)
  fc.assert(
    fc.property(moment, milliseconds, milliseconds, (from, one, other) => {
      fc.pre(from < 8e15)
      const [shorter, longer] = [Math.min(one, other), Math.max(one, other)]
      expect(saidSeconds(from, from + longer)).toBeGreaterThanOrEqual(saidSeconds(from, from + shorter))
      expect(duration(from, from + longer).includes('m')).toBe(longer >= 60_000)
    }),
  )
})
