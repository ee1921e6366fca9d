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

Deno.test('tells two amounts from one that is said in parts', () => {
  const amounts = (text: string) => spokenAmounts(text).map(({ amount }) => amount)
  assert.deepEqual(amounts('liability one million and two million'), [1_000_000, 2_000_000])
  assert.deepEqual(amounts('one million and fifty thousand'), [1_050_000])
  assert.deepEqual(amounts('three hundred and fifty thousand'), [350_000])
})
