import { preloadParts, setDensity, setTheme } from '@coverdesk/design-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { UserMenu } from './UserMenu.tsx'

const viewer = {
  id: 'au_dana',
  name: 'Dana Whitfield',
  email: 'dana.whitfield@harborline.example',
  agency: { id: 'ag_harborline', name: 'Harborline Insurance Group' },
}

beforeAll(preloadParts, 60_000)

afterEach(() => {
  setTheme('system')
  setDensity('comfortable')
})

test('theme and density can be chosen in the user menu one after the other', async () => {
  render(<UserMenu viewer={viewer} />)
  await userEvent.click(screen.getByRole('button', { name: /Dana Whitfield/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'High contrast' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'contrast', density: 'compact' })
  expect(screen.getByRole('menuitemradio', { name: 'Compact' }).getAttribute('aria-checked')).toBe('true')
})
