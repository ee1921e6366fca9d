import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedMoney } from '../components/CurrencyInput/typedMoney.ts'
import { usd, usdCompact } from './money.ts'

test('shows a premium with cents', () => {
  expect(usd(12480)).toBe('$12,480.00')
  expect(usd(-312.5)).toBe('-$312.50')
})

test('shows a limit without cents when there are none', () => {
  expect(usdCompact(1_000_000)).toBe('$1,000,000')
  expect(usdCompact(12480.5)).toBe('$12,480.50')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %s shows N/A', (missing) => {
  expect(usd(missing)).toBe('N/A')
  expect(usdCompact(missing)).toBe('N/A')
})

test('a displayed amount parses back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(Number(usd(cents / 100).replaceAll(/[$,]/g, ''))).toBeCloseTo(cents / 100, 2)
    }),
  )
})

test.each([-0, -0.001, 0.001])('%d dollars, which round to nothing, have no sign', (amount) => {
  expect(usd(amount)).toBe('$0.00')
  expect(usdCompact(amount)).toBe('$0')
})

const cents = fc.integer({ min: 0, max: 999_999_999_999_99 })

test('formatting on blur is idempotent', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const written = usd(amount / 100)
      expect(typedMoney(written).cents).toBe(amount)
      expect(usd(typedMoney(written).dollars)).toBe(written)
    }),
  )
})

test('a limit shows the same amount as with cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(typedMoney(usdCompact(amount / 100)).cents).toBe(amount)
      expect(usdCompact(amount / 100)).toBe(usd(amount / 100).replace(/\.00$/, ''))
    }),
  )
})

test('a credit is formatted like the charge of the same amount, with a minus sign', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      fc.pre(amount > 0)
      expect(usd(-amount / 100)).toBe(`-${usd(amount / 100)}`)
    }),
  )
})

test('formats any number as an amount or N/A', () => {
  fc.assert(
    fc.property(fc.double(), (amount) => {
      expect(usd(amount)).toMatch(/^(-?\$[\d,]+\.\d\d|N\/A)$/)
      expect(usdCompact(amount)).toMatch(/^(-?\$[\d,]+(\.\d\d)?|N\/A)$/)
    }),
  )
})
