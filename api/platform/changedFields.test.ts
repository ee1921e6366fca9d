import assert from 'node:assert/strict'
import { changedFields } from './changedFields.ts'

const request = {
  clientName: 'Summit Ridge Roofing',
  assigneeId: 'au_1',
  address: { city: 'Denver', zone: 'CO' },
}

Deno.test('reports only the fields that differ', () => {
  assert.deepEqual(changedFields(request, structuredClone(request)), {})
  assert.deepEqual(changedFields(request, { ...request, address: { city: 'Boulder', zone: 'CO' } }), {
    address: { city: 'Boulder', zone: 'CO' },
  })
})

Deno.test('a cleared field is null, whether set to null or left out', () => {
  const { assigneeId: _, ...unassigned } = request
  assert.deepEqual(changedFields(request, unassigned), { assigneeId: null })
  assert.deepEqual(changedFields(request, { ...request, assigneeId: null }), { assigneeId: null })
  assert.deepEqual(changedFields(unassigned, { ...request, assigneeId: null }), {})
})

Deno.test('lists differ by order and length', () => {
  assert.deepEqual(changedFields({ files: ['a', 'b'] }, { files: ['b', 'a'] }), { files: ['b', 'a'] })
  assert.deepEqual(changedFields({ files: ['a'] }, { files: ['a', 'b'] }), { files: ['a', 'b'] })
  assert.deepEqual(changedFields({ files: [] }, { files: {} }), { files: {} })
})
