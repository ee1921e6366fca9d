import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

test('typing filters; the clear button empties the field and restores focus', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<SearchField label="Filter service requests" onChange={onChange} />)
  const field = screen.getByRole('searchbox', { name: 'Filter service requests' })
  expect(field.getAttribute('placeholder')).toBe('Start typing to filter...')
  await userEvent.type(field, 'roof')
  expect(onChange).toHaveBeenLastCalledWith('roof')

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('Escape clears a filled field and is ignored in an empty one', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<SearchField label="Filter" defaultValue="roof" onChange={onChange} autoFocus />)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
})

test('Escape in a filled field does not close the dialog around it', async () => {
  const onClose = vi.fn<(key: string) => void>()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- in place of a dialog
    <div onKeyDown={({ key }) => onClose(key)}>
      <SearchField label="Filter" defaultValue="roof" autoFocus />
    </div>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledExactlyOnceWith('Escape')
})

test('Escape that ends an IME composition keeps the text', () => {
  render(<SearchField label="Filter" defaultValue="roof" />)
  const field = screen.getByRole('searchbox', { name: 'Filter' })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(field).toHaveProperty('value', 'roof')
})

test('a disabled field cannot be cleared', () => {
  render(<SearchField label="Filter" defaultValue="roof" isDisabled />)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})
