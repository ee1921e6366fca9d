import assert from 'node:assert/strict'
import { askedFields } from './askedFields.ts'
import { formatted } from './formatted.ts'
import { field } from './testing/field.ts'

Deno.test('the first day of a period that is told in one goes into "from", and the last into "to"', () => {
  const asks = askedFields([field('Policy period from'), field('Policy period to')])
  assert.deepEqual(
    asks.map((ask) => formatted(ask, '10/01/2025 to 10/01/2026')),
    ['10/01/2025', '10/01/2026'],
  )
})
