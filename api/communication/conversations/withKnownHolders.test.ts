import assert from 'node:assert/strict'
import { isSameName } from './withKnownHolders.ts'

Deno.test('a party is the same by the beginning of its name, and a general contractor by its letters', () => {
  assert.ok(isSameName('Summit Builders', 'Summit Builders of Maine LLC'))
  assert.ok(isSameName('Turnbull GC', 'Turnbull General Contractors LLC'))
  assert.ok(isSameName('Ledge Rock GC', 'Ledge Rock General Contracting, Inc.'))
  assert.ok(!isSameName('Turnbull GC', 'Turnbull General Store'))
  assert.ok(!isSameName('Summit', 'Summit Builders LLC'))
})
