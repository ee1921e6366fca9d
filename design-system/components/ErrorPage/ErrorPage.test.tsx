import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorPage } from './ErrorPage.tsx'

test('shows the message and the stack trace of a failed page', () => {
  const error = new Error('Workspace not found')
  error.stack = 'Error: Workspace not found\n    at loadWorkspace'
  render(<ErrorPage error={error} />)
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Workspace not found' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Stack trace' }).textContent).toContain('at loadWorkspace')
})

test.each([
  [{ status: 404, data: 'No such service request' }, 'No such service request'],
  ['The remote is too old', 'The remote is too old'],
  [{ code: 7 }, '{"code":7}'],
  [undefined, 'Unknown error'],
])('whatever is thrown is shown: %j', (error, message) => {
  render(<ErrorPage error={error} />)
  expect(screen.getByRole('heading', { name: message })).toBeTruthy()
})
