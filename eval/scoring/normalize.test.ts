import assert from 'node:assert/strict'
import { amountOf, amountsIn, isVerbatim, normalizeAddress, normalizeName, wordOverlap } from './normalize.ts'

Deno.test('compares names without case, punctuation and legal form', () => {
  assert.equal(
    normalizeName('Velvet Comb Salon & Day Spa, LLC'),
    normalizeName('velvet comb salon and day spa'),
  )
  assert.notEqual(
    normalizeName('Lanternfield Insurance Company'),
    normalizeName('Lanternfield Casualty Company'),
  )
})

Deno.test('compares addresses with street suffixes spelled out and a nine-digit ZIP', () => {
  assert.equal(
    normalizeAddress('921 Prospect Avenue, Suite 4, Asheville, NC 28801-1234'),
    normalizeAddress('921 Prospect Ave Ste 4, Asheville NC 28801'),
  )
})

Deno.test('parses amounts in common notations', () => {
  const cases: [unknown, number | null][] = [
    ['$1,250,000', 1_250_000],
    ['1M', 1_000_000],
    ['$2.5 million', 2_500_000],
    [5000, 5000],
    ['.94', 0.94],
    ['.', null],
    ['2 percent', null],
    [null, null],
  ]
  for (const [written, amount] of cases) assert.equal(amountOf(written), amount, String(written))
  assert.deepEqual(
    amountsIn('Up to $25,000 a year after a $2,500 deductible, within 30 days.'),
    [25_000, 2500],
  )
})

Deno.test('a quote is verbatim despite line breaks, hyphenation and quote marks, but not when a word differs', () => {
  const page = 'during non-\nbusiness hours, the “alarm” must be\non.'
  assert.equal(isVerbatim('during non-business hours, the "alarm" must be on.', page), true)
  assert.equal(isVerbatim('during business hours', page), false)
  assert.equal(isVerbatim('', page), false)
})

Deno.test('word overlap counts repeated words once each', () => {
  assert.equal(wordOverlap('the limit the limit', 'the limit'), 0.5)
})
