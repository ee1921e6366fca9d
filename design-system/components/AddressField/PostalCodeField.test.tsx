import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PostalCodeField } from './PostalCodeField.tsx'

function renderField(initial: string) {
  render(<Zip initial={initial} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' })
  return {
    field,
    typeAt: (caret: number, keys: string) =>
      userEvent.type(field, keys, { initialSelectionStart: caret, initialSelectionEnd: caret }),
  }
}

function Zip({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return <PostalCodeField label="ZIP code" value={value} onChange={setValue} />
}

test('ignores an extra digit and keeps the caret', async () => {
  const { field, typeAt } = renderField('78701-4021')
  await typeAt(1, '5')
  expect(field.value).toBe('78701-4021')
  expect(field.selectionStart).toBe(1)
})

test.each([
  [6, '{Backspace}', '78704-021', 4],
  [5, '{Delete}', '78701-021', 5],
  [1, '{Backspace}5', '58701-4021', 1],
])('with the caret at %d, %s leaves %s with the caret at %d', async (caret, keys, value, after) => {
  const { field, typeAt } = renderField('78701-4021')
  await typeAt(caret, keys)
  expect(field.value).toBe(value)
  expect(field.selectionStart).toBe(after)
})

test('adds the hyphen to nine digits as they are typed', async () => {
  const { field, typeAt } = renderField('')
  await typeAt(0, '787014021')
  expect(field.value).toBe('78701-4021')
})
