import assert from 'node:assert/strict'
import type { InitiatorType } from '../../platform/index.ts'
import { maySetState, settableStates } from './policyStateRules.ts'
import { policyStates } from './policyTerms.ts'
import type { PolicyState } from './policyTerms.ts'

const byStaff: readonly PolicyState[] = ['BINDING', 'CANCELED', 'EXPIRED', 'INFORCE', 'PENDING', 'SUBMITTED']

const setters: readonly [InitiatorType, readonly PolicyState[]][] = [
  ['AGENCY_USER', byStaff],
  ['WORKFLOW', byStaff],
  ['SYSTEM', [...byStaff, 'UNKNOWN']],
  ['CRONJOB', ['EXPIRED']],
  ['AGENCY_CLIENT', ['PENDING', 'SUBMITTED']],
  ['ANONYMOUS', []],
]

for (const [who, expected] of setters) {
  Deno.test(`${who} may set a new policy to ${expected.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(settableStates(who, null), expected))
}

Deno.test('any user may save a policy without changing its state', () => {
  for (const [who] of setters) for (const state of policyStates) assert(maySetState(who, state, state))
})
