import assert from 'node:assert/strict'
import { standingOf } from './policyStanding.ts'

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
