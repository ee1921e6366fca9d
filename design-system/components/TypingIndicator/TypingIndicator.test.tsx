import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TypingIndicator } from './TypingIndicator.tsx'

test('announces that Cara is working on an answer', () => {
  render(<TypingIndicator />)
  expect(screen.getByRole('status').textContent).toBe('Thinking...')
})

test('a colleague who is typing shows as initials', () => {
  render(<TypingIndicator name="Dana Whitfield" label="Dana is writing..." />)
  expect(screen.getByText('DW')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Dana is writing...')
})
