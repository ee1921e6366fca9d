import assert from 'node:assert/strict'
import { array, assert as hold, constantFrom, integer, option, property, record } from 'fast-check'
import { MemoryTable } from '../../platform/memoryTable.ts'
import { shifted } from '../../platform/index.ts'
import { openedPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { countExpiring, expiring, policyExpirations } from './policyExpiration.ts'
import { policyStates } from './policyTerms.ts'

const policy = record({
  state: constantFrom(...policyStates),
  daysFromToday: option(integer({ min: -9_000, max: 400 })),
  isRenewed: constantFrom(false, false, true),
})

Deno.test('the index counts the policies expiring in each window, on any day and after any change', () => {
  const agrees = property(
    array(policy, { maxLength: 60 }),
    integer({ min: 0, max: 800 }),
    (policies, later) => {
      const today = shifted('2026-11-21', later)
      const table = new MemoryTable(businessPolicyKind)
      const idOf = (at: number) => `bp_${String(at).padStart(26, '0')}`
      // Written twice: the index has to forget what a policy was before.
      for (const [at] of policies.entries()) {
        table.put(idOf(at), openedPolicy('ac', { type: 'CYBER', state: 'INFORCE', expiresAt: today }, 0))
      }
      assert.equal(countExpiring(table, 'OVERDUE', today), policies.length)
      for (const [at, { state, daysFromToday, isRenewed }] of policies.entries()) {
        const expiresAt = daysFromToday === null ? null : shifted(today, daysFromToday)
        const opened = openedPolicy('ac', { type: 'CYBER', state, expiresAt }, 0)
        table.put(idOf(at), { ...opened, renewedById: isRenewed ? 'bp' : null })
      }
      for (const expiration of policyExpirations) {
        const scanned = [...table.values()].filter(expiring(expiration, today)).length
        assert.equal(countExpiring(table, expiration, today), scanned, expiration)
      }
    },
  )
  hold(agrees, { numRuns: 300 })
})
