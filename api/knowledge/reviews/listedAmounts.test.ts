import assert from 'node:assert/strict'
import { withExceptions } from './listedAmounts.ts'

const place = { page: 1, headings: [], origin: 'declarations' } as const

Deno.test('reads the amounts after a label whole', () => {
  const read = (label: string, text: string) =>
    withExceptions(label, text, `${label}: ${text}`, place).map((each) => `${each.label}: ${each.text}`)
  assert.deepEqual(read('Deductible', '$2,500, theft $5,000'), [
    'Deductible: $2,500',
    'theft deductible: $5,000',
  ])
  assert.deepEqual(read('Deductible', '$2,500, theft $5,000, hail $10,000'), [
    'Deductible: $2,500',
    'theft deductible: $5,000',
    'hail deductible: $10,000',
  ])
  const limits = '$1,000,000 combined single limit, cargo $75,000 with a $1,000 deductible'
  assert.ok(read('Limits', limits).every((each) => !each.endsWith('$75')))
})
