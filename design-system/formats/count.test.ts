import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count } from './count.ts'

const asIntl = new Intl.NumberFormat('en-US')

test.each([0, 7, 391, 1_000, 12_480, 100_000, 1_234_567, -12_480])('%d reads as Intl writes it', (number) => {
  expect(count(number)).toBe(asIntl.format(number))
})

test('formats any whole number like Intl', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      fc.pre(!Object.is(number, -0))
      expect(count(number)).toBe(asIntl.format(number))
    }),
  )
})

test.each([
  [1234.5678, '1,234.5678'],
  [0.123456, '0.123456'],
  [-1234.5, '-1,234.5'],
])('of %d only the whole part stands in groups', (number, expected) => {
  expect(count(number)).toBe(expected)
})
