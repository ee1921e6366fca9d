import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyStoredDensity, setDensity, useDensity } from './densitySetting.ts'

afterEach(() => setDensity('comfortable'))

function Density() {
  return <output>{useDensity().density}</output>
}

test('compact density applies to the document and survives a reload', () => {
  render(<Density />)
  act(() => setDensity('compact'))
  expect(screen.getByRole('status').textContent).toBe('compact')
  expect(document.documentElement.dataset['density']).toBe('compact')

  delete document.documentElement.dataset['density']
  applyStoredDensity()
  expect(document.documentElement.dataset['density']).toBe('compact')
})

test('comfortable density is the default', () => {
  setDensity('compact')
  setDensity('comfortable')
  expect('density' in document.documentElement.dataset).toBe(false)
})

test('an unknown density is ignored', () => {
  localStorage.setItem('coverdesk.density', 'tiny')
  applyStoredDensity()
  expect('density' in document.documentElement.dataset).toBe(false)
})

test('components that measure themselves are notified when the density changes', () => {
  const handleResize = vi.fn<() => void>()
  window.addEventListener('resize', handleResize)
  setDensity('compact')
  expect(handleResize).toHaveBeenCalledOnce()
  window.removeEventListener('resize', handleResize)
})
