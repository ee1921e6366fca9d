import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'

test('reports the failure immediately and offers a retry', async () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorState title="Servicing could not be loaded" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Servicing could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('offers no retry when there is nothing to retry', () => {
  render(<ErrorState />)
  expect(screen.queryByRole('button')).toBeNull()
})
