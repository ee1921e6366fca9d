import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

test('a relative time is described by the whole date', () => {
  render(<Tooltip text="November 12, 2026 at 4:12 PM">8 days ago</Tooltip>)
  const words = screen.getByRole('button', { name: '8 days ago' })
  const hint = document.getElementById(words.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('November 12, 2026 at 4:12 PM')
})
