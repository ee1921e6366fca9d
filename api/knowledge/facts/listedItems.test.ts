import assert from 'node:assert/strict'
import { listedItems } from './listedItems.ts'

Deno.test('finds the items of a list by consecutive marks, or by semicolons after a colon', () => {
  assert.deepEqual(listedItems('We do not pay for: 1. Racing. 2. Loss over $500. 3. War.'), {
    lead: 'We do not pay for:',
    items: ['1. Racing.', '2. Loss over $500.', '3. War.'],
    next: '4.',
  })
  assert.deepEqual(listedItems('(c) live animals; (d) delay, as in 2. above; and (e) fraud')?.items, [
    '(c) live animals',
    '(d) delay, as in 2. above',
    '(e) fraud',
  ])
  assert.deepEqual(listedItems('Excluded are (i) mold; (ii) lead; or (iii) radon.')?.items.length, 3)
  assert.deepEqual(listedItems('We pay for fire. Exclusions: wear and tear; expected profit.'), {
    lead: 'We pay for fire. Exclusions:',
    items: ['wear and tear', 'expected profit.'],
    next: null,
  })
  assert.equal(listedItems('Samuel A. Ortiz and Dana B. Ruiz are insured; so is their firm.'), null)
})
