import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoadMore } from './LoadMore.tsx'

test('shows how many certificates there are and loads the next page', async () => {
  const onLoadMore = vi.fn<() => void>()
  render(<LoadMore noun="certificates" shownCount={50} totalCount={1240} onLoadMore={onLoadMore} />)
  expect(screen.getByRole('status').textContent).toBe('50 of 1,240 certificates shown')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onLoadMore).toHaveBeenCalledOnce()
})

test('ignores a second click while the next page is loading', async () => {
  const onLoadMore = vi.fn<() => void>()
  render(<LoadMore noun="certificates" shownCount={50} onLoadMore={onLoadMore} isLoading />)
  expect(screen.getByRole('status').textContent).toBe('50 certificates shown')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onLoadMore).not.toHaveBeenCalled()
})

test('after the last page the button disappears and focus moves to the announcement', () => {
  const { rerender } = render(
    <LoadMore noun="certificates" shownCount={50} totalCount={80} onLoadMore={() => undefined} />,
  )
  act(() => screen.getByRole('button').focus())
  rerender(<LoadMore noun="certificates" shownCount={80} totalCount={80} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('All 80 certificates shown')
})

test('after the last page focus is not stolen from elsewhere', () => {
  const { rerender } = render(<LoadMore noun="certificates" shownCount={50} onLoadMore={() => undefined} />)
  rerender(<LoadMore noun="certificates" shownCount={80} />)
  expect(document.activeElement).toBe(document.body)
})
