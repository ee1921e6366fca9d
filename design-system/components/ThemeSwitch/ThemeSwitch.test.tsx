import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { applyStoredTheme, setTheme } from '../../theme/themeSetting.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

afterEach(() => setTheme('system'))

test('the dark theme applies to the document and survives a reload', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')

  delete document.documentElement.dataset['theme']
  applyStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('the system setting follows the device', async () => {
  setTheme('dark')
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect('theme' in document.documentElement.dataset).toBe(false)
})

test('high contrast is available and applies to the document', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }))
  expect(document.documentElement.dataset['theme']).toBe('contrast')
})

test('a theme chosen in another tab applies in this one', () => {
  render(<ThemeSwitch />)
  localStorage.setItem('coverdesk.theme', 'contrast')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'coverdesk.theme' })))
  expect(screen.getByRole('radio', { name: 'High contrast' })).toHaveProperty('checked', true)
  expect(document.documentElement.dataset['theme']).toBe('contrast')
})
