import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { applyStoredTheme, setTheme } from '../../theme/themeSetting.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

afterEach(() => setTheme('system'))

test('the dark theme is put on the document and outlives the page', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')

  delete document.documentElement.dataset['theme']
  applyStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('the system setting leaves the choice to the device', async () => {
  setTheme('dark')
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect('theme' in document.documentElement.dataset).toBe(false)
})
