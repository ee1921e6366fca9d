import assert from 'node:assert/strict'
import { utcOffsets } from './utcOffsets.ts'

const now = Date.parse('2026-03-16T15:00:00Z')

Deno.test('a time zone has an offset for each change of its clocks', () => {
  const offsets = utcOffsets('America/New_York', now)
  assert.deepEqual(offsets.slice(-4), [
    { since: Date.parse('2026-03-08T07:00:00Z'), minutes: -240 },
    { since: Date.parse('2026-11-01T06:00:00Z'), minutes: -300 },
    { since: Date.parse('2027-03-14T07:00:00Z'), minutes: -240 },
    { since: Date.parse('2027-11-07T06:00:00Z'), minutes: -300 },
  ])
  assert.deepEqual(utcOffsets('America/Phoenix', now), [{ since: Date.UTC(2015, 0), minutes: -420 }])
  assert.deepEqual(utcOffsets('Asia/Kathmandu', now), [{ since: Date.UTC(2015, 0), minutes: 345 }])
})
