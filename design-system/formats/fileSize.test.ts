import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [1_400_000, '1.4 MB'],
  [999_999, '1.0 MB'],
  [1_000_000_000, '1.0 GB'],
  [2_500_000_000_000, '2500.0 GB'],
])('a document of %i bytes is said to have %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('a size of %d shows N/A', (size) => {
  expect(fileSize(size)).toBe('N/A')
})

const powers: Record<string, number> = { byte: 1, bytes: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

function saidBytes(bytes: number): number {
  const [amount = '', unit = ''] = fileSize(bytes).split(' ')
  return Number(amount) * (powers[unit] ?? Number.NaN)
}

const size = fc.integer({ min: 0, max: 5_000_000_000_000 })

test('is within 1/20 of a unit of the real size, and never shows 1,000 of a smaller unit', () => {
  fc.assert(
    fc.property(size, (bytes) => {
      const [amount = '', unit = ''] = fileSize(bytes).split(' ')
      if (unit !== 'GB') expect(Number(amount)).toBeLessThan(1000)
      expect(Math.abs(saidBytes(bytes) - bytes)).toBeLessThanOrEqual(0.051 * (powers[unit] ?? 0))
    }),
  )
})

test('the larger document never shows the smaller size', () => {
  fc.assert(
    fc.property(size, size, (one, other) => {
      expect(saidBytes(Math.max(one, other))).toBeGreaterThanOrEqual(saidBytes(Math.min(one, other)))
    }),
  )
})
