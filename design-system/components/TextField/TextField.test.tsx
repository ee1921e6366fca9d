import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

test('an error from the caller marks the field and is part of its description', () => {
  render(<TextField label="Code" description="Six digits" errorMessage="This code has expired." />)
  const field = screen.getByRole('textbox', {
    name: 'Code',
    description: 'This code has expired. Six digits',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a controlled field reports what was typed', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TextField label="Name" value="" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'B')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('B')
})
