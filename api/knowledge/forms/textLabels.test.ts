import assert from 'node:assert/strict'
import { partsOf } from './textLabels.ts'

Deno.test('a label may name two fields, also in an aside', () => {
  assert.deepEqual(partsOf('Current carrier / policy number'), ['Current carrier', 'Current policy number'])
  assert.deepEqual(partsOf('Staff (full time / part time)'), ['Staff full time', 'Staff part time'])
  assert.deepEqual(partsOf('Claim open (Y / N)'), ['Claim open (Y / N)'])
})
