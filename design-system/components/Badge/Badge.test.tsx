import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge.tsx'

test('shows a state as text', () => {
  render(<Badge tone="warning">Open</Badge>)
  expect(screen.getByText('Open')).toBeDefined()
})

test.each([undefined, null, ''])('a state that is %j shows no badge, not even its dot', (status) => {
  const { container } = render(<Badge tone="warning">{status}</Badge>)
  expect(container.innerHTML).toBe('')
})
