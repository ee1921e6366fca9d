import assert from 'node:assert/strict'
import { attributesBeside, subjectsOf } from './labelSubjects.ts'

Deno.test('knows what a label asks for by labels that say the same', () => {
  for (const [label, attribute] of [
    ['Policyholder', 'name'],
    ['Our company', 'carrier'],
    ['Kind of insurance', 'line'],
    ['Daytime telephone', 'phone'],
    ['Name printed', 'contact'],
    ['Gross takings', 'revenue'],
    ['Serial or chassis number', 'vin'],
  ] as const) {
    const { attributes, best } = subjectsOf(label)
    assert.equal(attributes.get(attribute), best, label)
    assert(best > 0.6, label)
  }
  assert.equal(subjectsOf('').best, 0)
})

Deno.test('knows what a letter calls a value by the words beside it, if it is of that kind', () => {
  const beside = { key: '', before: 'the cost new', after: 'with a lift gate' }
  assert.deepEqual(attributesBeside(beside, 'money'), ['costNew'])
  assert.deepEqual(attributesBeside(beside, 'date'), [])
})
