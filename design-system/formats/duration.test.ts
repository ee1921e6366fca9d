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

test('a call that goes on is measured until now', () => {
  expect(duration(start, null, '2026-11-20T15:00:10Z')).toBe('10s')
})

test('a call that never began shows N/A', () => {
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

test('a call is said to have lasted what it lasted, to the last whole second, and none less than nothing', () => {
  fc.assert(
    fc.property(moment, moment, (from, to) => {
      expect(saidSeconds(from, to)).toBe(Math.max(0, Math.floor((to - from) / 1000)))
    }),
  )
})

test('the longer call is never said to be the shorter, and under a minute no minutes are said', () => {
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
