import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Phone } from '../../formats/typedPhone.ts'
import { Form } from '../Form/Form.tsx'
import { PhoneField } from './PhoneField.tsx'

function phoneField() {
  return screen.getByRole('textbox', { name: /Phone/ })
}

test('formats the number on blur and reports it on each keystroke', async () => {
  const onChange = vi.fn<(phone: Phone | null) => void>()
  render(<PhoneField label="Phone" onChange={onChange} />)
  await userEvent.type(phoneField(), '207.555.0142 x204')
  expect(phoneField()).toHaveProperty('value', '207.555.0142 x204')
  expect(onChange).toHaveBeenLastCalledWith({ number: '+12075550142', extension: '204' })
  await userEvent.tab()
  expect(phoneField()).toHaveProperty('value', '(207) 555-0142 ext. 204')
  expect(phoneField()).toHaveProperty('type', 'tel')
})

test('reports a number without an area code on blur until it is edited', async () => {
  render(<PhoneField label="Phone" />)
  await userEvent.type(phoneField(), '555-0142')
  expect(phoneField().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Enter the area code too, like (207) 555-0142.')).toBeDefined()
  expect(phoneField()).toHaveProperty('value', '555-0142')
  await userEvent.type(phoneField(), '{Home}207-')
  expect(screen.queryByText(/area code/)).toBeNull()
})

test('submits E.164 with the extension, and does not submit an invalid number', async () => {
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

test('formats a stored number in any notation and submits it as E.164', async () => {
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

test('an invalid stored number does not block saving the other fields', async () => {
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
