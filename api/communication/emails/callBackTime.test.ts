import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { callBackTime } from './callBackTime.ts'

Deno.test('a call is promised for when somebody is in the office', async () => {
  await using world = await openWorld()
  // Harborline is in New York; March 16, 2026 is a Monday.
  for (const [now, promised] of [
    ['2026-03-16T15:00:00Z', 'today'],
    ['2026-03-16T10:30:00Z', 'as soon as we open this morning'],
    ['2026-03-17T02:00:00Z', 'tomorrow morning'],
    ['2026-03-20T20:59:00Z', 'today'],
    ['2026-03-20T22:00:00Z', 'as soon as we open on Monday'],
    ['2026-03-21T16:00:00Z', 'as soon as we open on Monday'],
    ['2026-03-22T16:00:00Z', 'tomorrow morning'],
  ] as const)
    assert.equal(callBackTime(world.harborline, Date.parse(now)), promised, now)
})
