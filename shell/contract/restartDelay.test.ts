import { expect, test } from 'vitest'
import { restartDelay } from './restartDelay.ts'

const delays = [
  { failures: 0, ms: 1000 },
  { failures: 1, ms: 2000 },
  { failures: 2, ms: 4000 },
  { failures: 3, ms: 8000 },
  { failures: 4, ms: 10_000 },
  { failures: 50, ms: 10_000 },
]

for (const { failures, ms } of delays) {
  test(`after ${failures} failures in a row the stream reopens in ${ms / 1000} s`, () => {
    expect(restartDelay(failures)).toBe(ms)
  })
}
