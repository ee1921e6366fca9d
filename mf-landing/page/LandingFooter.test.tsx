import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LandingFooter } from './LandingFooter.tsx'

test('the copyright has the year of the specification', () => {
  render(<LandingFooter />)
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2025 Coverdesk')
})
