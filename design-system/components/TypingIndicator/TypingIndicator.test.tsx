import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TypingIndicator } from './TypingIndicator.tsx'

test('while Cara works on an answer readers are told so', () => {
  render(<TypingIndicator />)
  expect(screen.getByRole('status').textContent).toBe('Thinking...')
})

test('a colleague who writes is shown by initials', () => {
  render(<TypingIndicator name="Dana Whitfield" label="Dana is writing..." />)
  expect(screen.getByText('DW')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Dana is writing...')
})
