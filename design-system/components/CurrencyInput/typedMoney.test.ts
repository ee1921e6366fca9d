import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usd } from '../../formats/money.ts'
import { typedMoney } from './typedMoney.ts'

test.each([
  ['1234.5', 123_450],
  ['$1,234.50', 123_450],
  ['USD 12 480', 1_248_000],
  ['.5', 50],
  ['7.', 700],
  ['0.005', 1],
  ['0.004', 0],
  ['1.005', 101],
  ['0', 0],
])('%s is read as %i cents', (text, cents) => {
  expect(typedMoney(text)).toEqual({ cents, dollars: cents / 100 })
})

test.each(['', '.', 'abc', '-20', '(20)', '1e5', '12k', '1.2.3', '99999999999999'])(
  '%j is no amount',
  (text) => {
    expect(typedMoney(text)).toEqual({ cents: Number.NaN, dollars: Number.NaN })
  },
)

test('reads every displayed amount back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (cents) => {
      expect(typedMoney(usd(cents / 100)).cents).toBe(cents)
    }),
    { numRuns: 5000 },
  )
})

test('any text is whole cents or NaN', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { cents, dollars } = typedMoney(text)
      expect(Number.isNaN(cents) ? Number.isNaN(dollars) : Number.isSafeInteger(cents)).toBe(true)
    }),
  )
})
