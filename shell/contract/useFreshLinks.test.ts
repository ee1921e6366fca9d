// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFreshLinks } from './useFreshLinks.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('an open page requests new URLs before the old ones expire', () => {
  const refresh = vi.fn<() => void>()
  renderHook(() => useFreshLinks(refresh))
  vi.advanceTimersByTime(3 * minute)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6 * minute)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a hidden tab waits until it is visible', () => {
  const refresh = vi.fn<() => void>()
  renderHook(() => useFreshLinks(refresh))
  hide(true)
  vi.advanceTimersByTime(60 * minute)
  expect(refresh).not.toHaveBeenCalled()
  hide(false)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a closed page stops requesting', () => {
  const refresh = vi.fn<() => void>()
  const { unmount } = renderHook(() => useFreshLinks(refresh))
  unmount()
  vi.advanceTimersByTime(60 * minute)
  expect(refresh).not.toHaveBeenCalled()
})
