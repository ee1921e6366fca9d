import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './niceTicks.ts'

test.each([
  [0, 0, [0, 1]],
  [0, 37, [0, 10, 20, 30, 40]],
  [0, 128, [0, 50, 100, 150]],
  [0, 1_284_118, [0, 500_000, 1_000_000, 1_500_000]],
  [-12, 30, [-20, 0, 20, 40]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
])('the scale from %d to %d stands at %j', (least, most, ticks) => {
  expect(niceTicks(least, most)).toEqual(ticks)
})

test('every scale includes its values and zero in a few even steps', () => {
  const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Number(value.toFixed(6)))
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      const ticks = niceTicks(Math.min(one, other), Math.max(one, other))
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks).toContain(0)
      const slack = (ticks[1] - ticks[0]) * 1e-6
      expect(Math.min(one, other, 0)).toBeGreaterThanOrEqual(ticks[0] - slack)
      expect(Math.max(one, other, 0)).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + slack)
    }),
  )
})
