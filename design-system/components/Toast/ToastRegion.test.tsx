import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => toast.dismissAll())
  vi.useRealTimers()
})

test('a toast shown from outside React disappears after five seconds', () => {
  render(<ToastRegion />)
  act(() => void toast.show({ tone: 'success', title: 'Request resolved' }))
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(within(region).getByRole('status').textContent).toContain('Request resolved')
  act(() => void vi.advanceTimersByTime(5000))
  expect(within(region).queryByText('Request resolved')).toBeNull()
})

test('a hovered toast stays', () => {
  render(<ToastRegion />)
  act(() => void toast.show({ title: 'Request assigned to you' }))
  fireEvent.pointerEnter(screen.getByRole('status'))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Request assigned to you')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.queryByText('Request assigned to you')).toBeNull()
})

test('an error interrupts screen readers, and its action runs once', () => {
  const onPress = vi.fn<() => void>()
  render(<ToastRegion />)
  act(() => void toast.show({ tone: 'danger', title: 'Not saved', action: { label: 'Try again', onPress } }))
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a toast with a link to what was made stays longer, and goes once it is followed', () => {
  render(<ToastRegion />)
  act(
    () =>
      void toast.show({
        tone: 'success',
        title: 'Sent to maria@casco.example',
        link: { label: 'Open conversation', href: '#conversation' },
      }),
  )
  act(() => void vi.advanceTimersByTime(11_000))
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'Open conversation' })
  expect(link.getAttribute('href')).toBe('#conversation')
  fireEvent.click(link)
  expect(screen.queryByRole('status')).toBeNull()
})

test('more than four toasts at once remove the oldest', () => {
  render(<ToastRegion />)
  act(() => ['one', 'two', 'three', 'four', 'five'].forEach((title) => toast.show({ title })))
  expect(screen.getAllByRole('status')).toHaveLength(4)
  expect(screen.queryByText('one')).toBeNull()
})

test('an undone toast does not run onSettled', () => {
  const onUndo = vi.fn<() => void>()
  const onSettled = vi.fn<() => void>()
  render(<ToastRegion />)
  act(() => void toast.show({ title: 'Comment deleted', onUndo, onSettled }))
  act(() => void vi.advanceTimersByTime(11_999))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Comment deleted')).toBeNull()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(onUndo).toHaveBeenCalledOnce()
  expect(onSettled).not.toHaveBeenCalled()
})

test('a toast that was not undone settles once, however it goes away', () => {
  const onUndo = vi.fn<() => void>()
  const settled: string[] = []
  render(<ToastRegion />)
  act(() =>
    ['pushed out', 'by its cross', 'three', 'four', 'five'].forEach((title) =>
      toast.show({ title, onUndo, onSettled: () => settled.push(title) }),
    ),
  )
  expect(settled).toEqual(['pushed out'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
  expect(settled).toEqual(['pushed out', 'by its cross'])
  act(() => void vi.advanceTimersByTime(12_000))
  expect(settled).toEqual(['pushed out', 'by its cross', 'three', 'four', 'five'])
  expect(onUndo).not.toHaveBeenCalled()
})

test('a toast with a focused button stays when the pointer leaves, and returns focus', () => {
  render(
    <>
      <button>Notes</button>
      <ToastRegion />
    </>,
  )
  const notes = screen.getByRole('button', { name: 'Notes' })
  act(() => void toast.show({ title: 'Comment deleted', onUndo: () => undefined }))
  act(() => notes.focus())
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  fireEvent.pointerEnter(screen.getByRole('status'))
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => void vi.advanceTimersByTime(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(notes)
})
