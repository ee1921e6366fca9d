import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

test('initials are hidden from screen readers, which get the name', () => {
  const { container } = render(<Avatar name="Dana Whitfield" />)
  expect(screen.getByText('DW').getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).toBe('DW')
})

test('a person always has the same tint', () => {
  const one = render(<Avatar name="Priya Raman" />)
  const other = render(<Avatar name="Priya Raman" />)
  expect(one.container.innerHTML).toBe(other.container.innerHTML)
})
