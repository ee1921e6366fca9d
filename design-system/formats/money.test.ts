import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usd, usdCompact } from './money.ts'

test('a premium shows its cents', () => {
  expect(usd(12480)).toBe('$12,480.00')
  expect(usd(-312.5)).toBe('-$312.50')
})

test('a limit shows no cents when there are none', () => {
  expect(usdCompact(1_000_000)).toBe('$1,000,000')
  expect(usdCompact(12480.5)).toBe('$12,480.50')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %s shows N/A', (missing) => {
  expect(usd(missing)).toBe('N/A')
  expect(usdCompact(missing)).toBe('N/A')
})

test('reading a shown amount gives the amount back, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(Number(usd(cents / 100).replaceAll(/[$,]/g, ''))).toBeCloseTo(cents / 100, 2)
    }),
  )
})
