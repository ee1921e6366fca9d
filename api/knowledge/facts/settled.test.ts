import assert from 'node:assert/strict'
import type { Fact, FactOrigin } from './policyFacts.ts'
import { settled } from './settled.ts'

function fact(value: number, confidence: number, origin: FactOrigin = 'declarations'): Fact<number> {
  const source = { origin, form: null, documentId: null, reason: null }
  return { value, quote: `$${value}`, page: 1, box: null, confidence, source }
}

Deno.test('takes the most certain of several values', () => {
  assert.equal(settled([fact(500, 0.7), fact(1000, 0.9)]).fact?.value, 1000)
})

Deno.test('reports similarly likely values as a conflict without guessing', () => {
  const field = settled([fact(500, 0.88), fact(1000, 0.9), fact(2000, 0.5)])
  assert.equal(field.fact, null)
  assert.deepEqual(
    field.conflict.map(({ value }) => value),
    [1000, 500],
  )
})

Deno.test('an endorsement replaces the declarations, and the source says so', () => {
  const { fact: found } = settled([fact(50_000, 0.95), fact(250_000, 0.8, 'endorsement')])
  assert.equal(found?.value, 250_000)
  assert.equal(found?.source.reason, 'An endorsement on page 1 replaces the declarations.')
})

Deno.test('unstated values stay empty', () => {
  assert.deepEqual(settled([]), { fact: null, conflict: [] })
})
