import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percent } from '../../formats/percent.ts'
import { typedShare } from './typedShare.ts'

test.each([
  ['12.5', 0.125],
  ['12.5%', 0.125],
  ['15', 0.15],
  ['0', 0],
  ['.5', 0.005],
  ['7.', 0.07],
  ['33.333', 0.3333],
  ['100', 1],
])('%s is read as %d', (text, share) => {
  expect(typedShare(text)).toBe(share)
})

test.each(['', '.', '%', 'a lot', '-5', '5-10', '1.2.3'])('%j is no percentage', (text) => {
  expect(typedShare(text)).toBeNaN()
})

test('every displayed rate parses back to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
      const share = Number(`${hundredths}e-4`)
      expect(typedShare(percent(share))).toBe(share)
    }),
    { numRuns: 5000 },
  )
})
