import { expect, test } from 'vitest'
import { percent } from './percent.ts'

test.each([
  [0.125, '12.5%'],
  [0.1, '10%'],
  [0.123456, '12.35%'],
  [null, 'N/A'],
  [Number.NaN, 'N/A'],
])('a commission rate of %s shows as %s', (share, expected) => {
  expect(percent(share)).toBe(expected)
})
