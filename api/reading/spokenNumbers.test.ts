import assert from 'node:assert/strict'
import { spokenAmounts, spokenNumber } from './spokenNumbers.ts'

Deno.test('reads numbers in words, also as people say them', () => {
  assert.equal(spokenNumber('forty-five'), 45)
  assert.equal(spokenNumber('fourteen hundred'), 1_400)
  assert.equal(spokenNumber('two million one hundred eighty thousand'), 2_180_000)
  assert.equal(spokenNumber('two million one fifty'), 2_150_000)
  assert.equal(spokenNumber('one million two hundred'), 1_200_000)
  assert.equal(spokenNumber('a trailer'), null)
  assert.deepEqual(
    spokenAmounts('I see two million one fifty in receipts.').map(({ amount }) => amount),
    [2_150_000],
  )
})
