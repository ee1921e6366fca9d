import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { almostThere } from './almostThere.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Resolves after a number of milliseconds. */
function arrivingIn(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

test.each([
  ['nothing is on its way', [null, null], 0],
  ['the data is near', [null, arrivingIn], 40],
  ['code and data are far', [arrivingIn, arrivingIn], 120],
])('when %s, a screen waits as long as that is worth', async (_what, kinds, expected) => {
  const far = expected === 120 ? 5000 : 40
  const from = Date.now()
  const waiting = almostThere(kinds.map((kind) => kind && kind(far))).then(() => Date.now() - from)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await waiting).toBe(expected)
})
