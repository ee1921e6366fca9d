import assert from 'node:assert/strict'
import { showsShortfall } from './showsShortfall.ts'

Deno.test('words that take nothing away are no shortfall', () => {
  const demand = 'Boiler and machinery, which is to say equipment breakdown'
  assert.equal(showsShortfall('Equipment breakdown: included.', demand), false)
  const liability = 'Public liability: not under $1,000,000 for each accident'
  assert.equal(
    showsShortfall('Covered autos liability 67, 68, 69 $1,000,000 each accident', liability),
    false,
  )
})

Deno.test('exclusions, conditions and lower amounts are', () => {
  const demand = 'Tools of the Contractor shall be insured for $90,000 for any one item'
  for (const words of [
    'The most we pay is $75,000 for any one item.',
    'Tools of others are not insured.',
    'Waiver of recovery: none.',
    'Theft of tools is covered only from a locked vehicle.',
  ])
    assert.equal(showsShortfall(words, demand), true, words)
})
