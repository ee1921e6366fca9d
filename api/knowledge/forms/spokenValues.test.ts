import assert from 'node:assert/strict'
import { percentages } from './spokenValues.ts'

function shares(text: string): string[] {
  return percentages(text)
    .toSorted((a, b) => a.index - b.index)
    .map(({ value }) => value)
}

Deno.test('numbers that fill up the hundred are percentages beside one that is named so', () => {
  assert.deepEqual(
    shares('It splits seventy percent heating, twenty refrigeration, ten the sheet metal shop.'),
    ['70%', '20%', '10%'],
  )
  assert.deepEqual(
    shares('A quarter is remodeling, 45 percent is new, and the other thirty is improvement.'),
    ['25%', '45%', '30%'],
  )
  assert.deepEqual(shares('About thirty percent goes to subs, and 12 are in the plan.'), ['30%'])
})
