import { expect, test, vi } from 'vitest'
import { hold, releaseAllBut } from './queryRefs.ts'

function queryRef() {
  return { dispose: vi.fn<() => void>() }
}

test('leaving a route releases its query once', () => {
  const left = hold(queryRef())
  const open = hold(queryRef())
  releaseAllBut(new Set([open]))
  releaseAllBut(new Set([open]))
  expect(left.dispose).toHaveBeenCalledTimes(1)
  expect(open.dispose).not.toHaveBeenCalled()
})
