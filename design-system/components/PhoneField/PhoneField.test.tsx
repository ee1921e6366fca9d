import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Phone } from '../../formats/typedPhone.ts'
import { Form } from '../Form/Form.tsx'
import { PhoneField } from './PhoneField.tsx'

function phoneField() {
  return screen.getByRole('textbox', { name: /Phone/ })
}

test('a number is written out when the field is left, and told as it is typed', async () => {
  const onChange = vi.fn<(phone: Phone | null) => void>()
  render(<PhoneField label="Phone" onChange={onChange} />)
  await userEvent.type(phoneField(), '207.555.0142 x204')
  expect(phoneField()).toHaveProperty('value', '207.555.0142 x204')
  expect(onChange).toHaveBeenLastCalledWith({ number: '+12075550142', extension: '204' })
  await userEvent.tab()
  expect(phoneField()).toHaveProperty('value', '(207) 555-0142 ext. 204')
  expect(phoneField()).toHaveProperty('type', 'tel')
})

test('a number without its area code is said to be wrong when the field is left, until it is edited', async () => {
  render(<PhoneField label="Phone" />)
  await userEvent.type(phoneField(), '555-0142')
  expect(phoneField().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Enter the area code too, like (207) 555-0142.')).toBeDefined()
  expect(phoneField()).toHaveProperty('value', '555-0142')
  await userEvent.type(phoneField(), '{Home}207-')
  expect(screen.queryByText(/area code/)).toBeNull()
})

test('a form gets E.164 with the extension, and is not sent with what is no number', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <PhoneField label="Phone" name="phone" isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.type(phoneField(), '{Enter}')
  expect(screen.getByText('Phone is required.')).toBeDefined()
  await userEvent.type(phoneField(), 'ask Dana{Enter}')
  expect(screen.getByText('Enter a phone number with its area code, like (207) 555-0142.')).toBeDefined()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(phoneField())
  await userEvent.type(phoneField(), '1 (603) 555-0139 ext 12{Enter}')
  expect(onSubmit.mock.calls[0]?.[0].get('phone')).toBe('+16035550139;ext=12')
})

test('a number that a record holds as it was once typed is shown neatly, and sent as E.164', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <PhoneField label="Phone" name="phone" defaultValue="603-555-0139" />
      <button type="submit">Save</button>
    </Form>,
  )
  expect(phoneField()).toHaveProperty('value', '(603) 555-0139')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('phone')).toBe('+16035550139')
})

test('what a record held before does not keep its other fields from being saved', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <PhoneField label="Phone" name="phone" defaultValue="ask for Marta" />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('phone')).toBe('ask for Marta')
})
