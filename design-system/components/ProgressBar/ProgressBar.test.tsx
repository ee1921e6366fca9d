import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [0.454, '45'],
  [-1, '0'],
  [7, '100'],
])('an upload that has come to %s reads %s percent', (value, percent) => {
  render(<ProgressBar label="Uploading Declarations.pdf" value={value} />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading Declarations.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe(percent)
})
