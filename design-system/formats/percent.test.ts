import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedShare } from '../components/PercentInput/typedShare.ts'
import { percent } from './percent.ts'

test.each([
  [0.125, '12.5%'],
  [0.1, '10%'],
  [0.123456, '12.35%'],
  [-0.05, '-5%'],
  [9.99995, '1,000%'],
  [-0.00001, '0%'],
  [null, 'N/A'],
  [Number.NEGATIVE_INFINITY, 'N/A'],
  [Number.NaN, 'N/A'],
])('a commission rate of %s shows as %s', (share, expected) => {
  expect(percent(share)).toBe(expected)
})

const hundredths = fc.integer({ min: 0, max: 1_000_000 })

test('a formatted rate parses back to the same rate', () => {
  fc.assert(
    fc.property(hundredths, (rate) => {
      const written = percent(rate / 10_000)
      expect(typedShare(written)).toBe(rate / 10_000)
      expect(percent(typedShare(written))).toBe(written)
    }),
  )
})

test('a higher rate never shows as the lower one', () => {
  const share = fc.double({ min: -10, max: 10, noNaN: true })
  fc.assert(
    fc.property(share, share, (one, other) => {
      const written = [Math.min(one, other), Math.max(one, other)].map((rate) =>
        Number.parseFloat(percent(rate).replace(',', '')),
      )
      expect(written[0]).toBeLessThanOrEqual(written[1] ?? Number.NaN)
    }),
    { examples: [[0.01005, 9.99995]] },
  )
})
