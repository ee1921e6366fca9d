import assert from 'node:assert/strict'
import { correctionsIn, valuesIn } from './messageValues.ts'

/** Messages, and the fields that they give with their values. */
const told: readonly (readonly [message: string, fields: Readonly<Record<string, string>>])[] = [
  [
    'Umbrella Limit Requested is $3,000,000 and total annual payroll is $912,000',
    { 'Umbrella Limit Requested': '$3,000,000', 'total annual payroll': '$912,000' },
  ],
  [
    'Named insured is Rock and Sons LLC and the FEIN is 04-3321876',
    { 'Named insured': 'Rock and Sons LLC', FEIN: '04-3321876' },
  ],
  [
    'Gross receipts are $2.4M and the number of employees is 14',
    { 'Gross receipts': '$2.4M', 'number of employees': '14' },
  ],
]

for (const [message, fields] of told)
  Deno.test(`reads each field of "${message}"`, () => {
    const found = correctionsIn(message).map(({ label, value }) => [label, value])
    assert.deepEqual(Object.fromEntries(found), fields)
  })

Deno.test('an order that names a limit gives the limit to request', () => {
  const [limit] = valuesIn(
    'Fill this umbrella application for Casco Roofing, $3,000,000 limit effective 7/1/2026',
  )
  assert.deepEqual(
    [limit?.label, limit?.value, limit?.line],
    ['Umbrella limit requested', '$3,000,000', 'UMBRELLA'],
  )
})
