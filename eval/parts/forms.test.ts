import assert from 'node:assert/strict'
import { isSame } from './forms.ts'

Deno.test('a field that is to stay empty is right when it is left empty, however its author wrote that', () => {
  assert.equal(isSame(null, ''), true)
  assert.equal(isSame(null, null), true)
  assert.equal(isSame('None', ''), false)
  assert.equal(isSame(null, 'None'), false)
})
