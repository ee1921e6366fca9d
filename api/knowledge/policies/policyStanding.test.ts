import assert from 'node:assert/strict'
import { isCurrent, standingOf } from './policyStanding.ts'

const today = '2026-03-16'

for (const [state, expiresAt, renewedById, standing] of [
  ['INFORCE', '2026-03-15', null, 'LAPSED'],
  ['BINDING', '2026-03-15', null, 'LAPSED'],
  ['INFORCE', '2026-03-15', 'bp_2', 'EXPIRED'],
  // It ended at 12:01 AM.
  ['INFORCE', '2026-03-16', null, 'LAPSED'],
  ['INFORCE', '2026-03-16', 'bp_2', 'EXPIRED'],
  ['INFORCE', '2026-03-17', null, 'INFORCE'],
  ['INFORCE', null, null, 'INFORCE'],
  ['CANCELED', '2025-01-01', null, 'CANCELED'],
  ['EXPIRED', '2025-01-01', null, 'EXPIRED'],
  ['PENDING', '2025-01-01', null, 'PENDING'],
] as const) {
  const renewal = renewedById === null ? 'without a renewal' : 'with a renewal'
  Deno.test(`a policy stored as ${state} that expires ${expiresAt ?? 'never'}, ${renewal}, reads ${standing}`, () => {
    assert.equal(standingOf({ state, expiresAt, renewedById }, today), standing)
  })
}

Deno.test('a policy is current until the day it expires, in force or being bound', () => {
  const policy = { state: 'BINDING', expiresAt: '2026-03-17', renewedById: null } as const
  assert.equal(isCurrent(policy, today), true)
  assert.equal(isCurrent(policy, '2026-03-17'), false)
  assert.equal(isCurrent({ ...policy, state: 'CANCELED' }, today), false)
})
