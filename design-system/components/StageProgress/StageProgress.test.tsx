import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explorerStages } from './stage.ts'
import { StageProgress } from './StageProgress.tsx'

const sentAt = new Date('2026-11-20T15:42:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
})

afterEach(() => {
  vi.useRealTimers()
})

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function shown() {
  return [
    screen.getByRole('status').textContent,
    screen.getByRole('progressbar').getAttribute('aria-valuenow'),
  ]
}

test('a question to a policy goes through loading, reading and thinking', () => {
  render(<StageProgress />)
  expect(shown()).toEqual(['Loading policy documents...', '10'])
  wait(2000)
  expect(shown()).toEqual(['Reading carefully...', '45'])
  wait(6000)
  expect(shown()).toEqual(['Thinking...', '80'])
  wait(5000)
  expect(shown()).toEqual(['Thinking...', '90'])
  wait(8000)
  expect(shown()).toEqual(['Thinking...', '100'])
})

test('an answer that takes longer than any before waits at the last stage', () => {
  render(<StageProgress />)
  for (const { durationMs } of explorerStages) wait(durationMs)
  wait(60_000)
  expect(shown()).toEqual(['Thinking...', '100'])
  expect(vi.getTimerCount()).toBe(0)
})

test('returning to the page shows the question’s current stage', () => {
  vi.advanceTimersByTime(9000)
  render(<StageProgress startedAt={sentAt} />)
  expect(shown()).toEqual(['Thinking...', '80'])
})

test('a slow computer clock does not delay the first stage', () => {
  render(<StageProgress startedAt="2026-11-20T15:47:00Z" />)
  expect(shown()).toEqual(['Loading policy documents...', '10'])
  wait(2000)
  expect(shown()).toEqual(['Reading carefully...', '45'])
})
