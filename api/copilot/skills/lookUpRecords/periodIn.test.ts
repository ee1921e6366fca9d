import assert from 'node:assert/strict'
import { periodIn } from './periodIn.ts'

/** A Monday. */
const today = '2026-03-16'

const periods = [
  ['what happened today so far', '2026-03-16', '2026-03-16'],
  ['what happened yesterday', '2026-03-15', '2026-03-15'],
  ['anything since yesterday', '2026-03-15', '2026-03-16'],
  ['what happened this week so far', '2026-03-15', '2026-03-16'],
  ['what happened last week', '2026-03-08', '2026-03-14'],
  ['anything since last week', '2026-03-08', '2026-03-16'],
  ['in the past week', '2026-03-09', '2026-03-16'],
  ['in the last two weeks', '2026-03-02', '2026-03-16'],
  ['in the last few days', '2026-03-13', '2026-03-16'],
  ['issued last month', '2026-02-01', '2026-02-28'],
  ['issued since last month', '2026-02-01', '2026-03-16'],
  ['issued this month', '2026-03-01', '2026-03-16'],
  ['issued in December', '2025-12-01', '2025-12-31'],
  ['issued since Wednesday', '2026-03-11', '2026-03-16'],
  ['issued last Tuesday', '2026-03-10', '2026-03-10'],
  ['issued since 12/20', '2025-12-20', '2026-03-16'],
  ['issued since the 3rd', '2026-03-03', '2026-03-16'],
  ['issued between March 2 and March 9', '2026-03-02', '2026-03-09'],
  ['issued Mar 2 - Mar 9', '2026-03-02', '2026-03-09'],
  ['what expired from 2026-01-05 through 2026-01-20', '2026-01-05', '2026-01-20'],
  ['who expires this week', '2026-03-16', '2026-03-23'],
  ['who expires next week', '2026-03-16', '2026-03-30'],
  ['expiring in 60 days', '2026-03-16', '2026-05-15'],
] as const

Deno.test('finds the days of a period', () => {
  for (const [text, from, to] of periods) assert.deepEqual(periodIn(text, today), { from, to }, text)
})
