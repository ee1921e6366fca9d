import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyStoredDensity, setDensity, useDensity } from './densitySetting.ts'

afterEach(() => setDensity('comfortable'))

function Density() {
  return <output>{useDensity().density}</output>
}

test('the compact density is put on the document and outlives the page', () => {
  render(<Density />)
  act(() => setDensity('compact'))
  expect(screen.getByRole('status').textContent).toBe('compact')
  expect(document.documentElement.dataset['density']).toBe('compact')

  delete document.documentElement.dataset['density']
  applyStoredDensity()
  expect(document.documentElement.dataset['density']).toBe('compact')
})

test('the comfortable density is what a document without a word has', () => {
  setDensity('compact')
  setDensity('comfortable')
  expect('density' in document.documentElement.dataset).toBe(false)
})

test('a word that is no density counts as none', () => {
  localStorage.setItem('coverdesk.density', 'tiny')
  applyStoredDensity()
  expect('density' in document.documentElement.dataset).toBe(false)
})

test('what measures itself hears of another density', () => {
  const handleResize = vi.fn<() => void>()
  window.addEventListener('resize', handleResize)
  setDensity('compact')
  expect(handleResize).toHaveBeenCalledOnce()
  window.removeEventListener('resize', handleResize)
})
