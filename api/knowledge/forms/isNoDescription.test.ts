import assert from 'node:assert/strict'
import type { Filling } from './isDoubtful.ts'
import { isNoDescription } from './isNoDescription.ts'
import { field } from './testing/field.ts'

/** A field with what is known of a lender. */
function filling(label: string, quote?: string): Filling {
  const facts = [{ entity: 'interest', attribute: 'name', value: 'Inland Prairie Credit Union' }]
  return { ask: { field: field(label) }, quote, knowledge: { facts } } as unknown as Filling
}

Deno.test('a description is no name and no number, unless the letter says it', () => {
  const described = filling('Describe damage to insured vehicle')
  assert.ok(isNoDescription(described, 'Inland Prairie Credit Union'))
  assert.ok(isNoDescription(described, '10/06/2026'))
  assert.ok(!isNoDescription(described, 'Rear doors and bumper crushed'))
  const told = filling('Describe other interests', 'The lender is Inland Prairie Credit Union.')
  assert.ok(!isNoDescription(told, 'Inland Prairie Credit Union'))
  assert.ok(!isNoDescription(filling('Lender'), 'Inland Prairie Credit Union'))
})
