import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("'Copied' shows for two seconds", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyButton text="GL-4471-20993" />)
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  expect(writeText).toHaveBeenCalledExactlyOnceWith('GL-4471-20993')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => void vi.advanceTimersByTime(1999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('reports a clipboard error', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  render(<CopyButton text="GL-4471-20993" />)
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  expect(screen.getByRole('button', { name: 'Could not copy' })).toBeTruthy()
})

test("'Copied' shows for three seconds where requested, as on the error page", async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
  render(<CopyButton text="Workspace not found" confirmationMs={3000} />)
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  act(() => void vi.advanceTimersByTime(2999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('a page without a clipboard says so', async () => {
  vi.stubGlobal('navigator', {})
  render(<CopyButton text="GL-4471-20993" />)
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  expect(screen.getByRole('button', { name: 'Could not copy' })).toBeTruthy()
})

test('copying again restarts the confirmation', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
  render(<CopyButton text="GL-4471-20993" />)
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  act(() => void vi.advanceTimersByTime(1500))
  await act(async () => screen.getByRole('button', { name: 'Copied' }).click())
  act(() => void vi.advanceTimersByTime(1999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})
