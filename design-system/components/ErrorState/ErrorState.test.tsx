import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'

test('a part that failed says so at once and can be tried again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorState title="Servicing could not be loaded" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Servicing could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a part that cannot be tried again offers nothing', () => {
  render(<ErrorState />)
  expect(screen.queryByRole('button')).toBeNull()
})
