import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LandingFooter } from './LandingFooter.tsx'

test('the copyright has the current year', () => {
  render(<LandingFooter />)
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Coverdesk`)
})
