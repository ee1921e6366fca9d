import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charges, commissionAt, totalOf } from './policyAmounts.ts'

const cents = fc.integer({ min: 0, max: 99_999_999_999 })

test('the total is premium, taxes and all fees, to the cent, for any amounts', () => {
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents, cents, cents, cents), (amounts) => {
      const [premium, taxes, agencyFees, brokerFees, policyFees, otherFees] = amounts
      const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
      expect(charges).toHaveLength(amounts.length)
      expect(BigInt(totalOf({ premium, taxes, agencyFees, brokerFees, policyFees, otherFees }))).toBe(exact)
    }),
    { numRuns: 2_000 },
  )
})

test('the commission is premium times rate, half cents rounded up, for any amounts', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (premium, rate) => {
      const exact = (BigInt(premium) * BigInt(rate) * 2n + 10_000n) / 20_000n
      expect(BigInt(commissionAt(Number(`${rate}e-4`), premium))).toBe(exact)
    }),
    { numRuns: 2_000 },
  )
})

test('12.35% of $1,000.00 is $123.50', () => {
  expect(commissionAt(0.1235, 100_000)).toBe(12_350)
})
