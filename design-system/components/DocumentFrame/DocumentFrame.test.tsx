import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentFrame } from './DocumentFrame.tsx'

test('shows a loading state until the picture has loaded', () => {
  render(<DocumentFrame title="Roof, north side" src="/files/fi_2/roof.png?preview" />)
  expect(screen.getByRole('status').textContent).toBe('Loading document...')
  fireEvent.load(screen.getByAltText('Roof, north side'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a picture that cannot be loaded can be asked for again', () => {
  render(<DocumentFrame title="Roof, north side" src="/files/fi_2/roof.png?preview" />)
  fireEvent.error(screen.getByAltText('Roof, north side'))
  expect(screen.getByRole('alert').textContent).toContain('The document could not be shown')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByAltText('Roof, north side').getAttribute('src')).toBe('/files/fi_2/roof.png?preview')
})

test('shows a note until there is a document', () => {
  render(<DocumentFrame title="Loss runs" note={{ title: 'No preview of this kind of file' }} />)
  expect(screen.getByText('No preview of this kind of file')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
