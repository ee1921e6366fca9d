import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, preloadParts } from './lazyPart.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function Calendar({ label }: { label: string }) {
  return <div>{label}</div>
}

test('loads a part once, when it is first rendered', async () => {
  const load = vi.fn<() => Promise<typeof Calendar>>(() => Promise.resolve(Calendar))
  const LazyCalendar = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  await act(async () => void render(<LazyCalendar label="November 2026" />))
  expect(screen.getByText('November 2026')).toBeTruthy()
  await act(async () => void render(<LazyCalendar label="December 2026" />))
  expect(load).toHaveBeenCalledOnce()
})

test('a preloaded part shows immediately', async () => {
  const LazyCalendar = lazyPart(() => Promise.resolve(Calendar))
  await preloadParts()
  render(<LazyCalendar label="November 2026" />)
  expect(screen.getByText('November 2026')).toBeTruthy()
})

test('retrying a failed part loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<typeof Calendar>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Calendar)
  const LazyCalendar = lazyPart(load)
  await act(
    async () =>
      void render(
        <Boundary>
          <LazyCalendar label="November 2026" />
        </Boundary>,
      ),
  )
  expect(screen.getByText('offline')).toBeTruthy()

  vi.advanceTimersByTime(1000)
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByText('November 2026')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

class Boundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <button onClick={() => this.setState({ error: undefined })}>{error.message}</button>
  }
}
