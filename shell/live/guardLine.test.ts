// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardLine } from './guardLine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a line is dead when nothing, not even a sign of life, came for half a minute', () => {
  const onDead = vi.fn<() => void>()
  const line = guardLine(onDead)
  vi.advanceTimersByTime(29_000)
  line.heard()
  vi.advanceTimersByTime(29_000)
  expect(onDead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onDead).toHaveBeenCalledOnce()
})

test('a network that is back makes a line of before suspect at once', () => {
  const onDead = vi.fn<() => void>()
  guardLine(onDead)
  globalThis.dispatchEvent(new Event('online'))
  globalThis.dispatchEvent(new Event('online'))
  expect(onDead).toHaveBeenCalledOnce()
})

test('a stream that has ended is watched no more', () => {
  const onDead = vi.fn<() => void>()
  guardLine(onDead).release()
  globalThis.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(onDead).not.toHaveBeenCalled()
})
