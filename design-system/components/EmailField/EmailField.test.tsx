import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { EmailField } from './EmailField.tsx'

function emailField() {
  return screen.getByRole('textbox', { name: /Email/ })
}

test('pasting an address with a name keeps only the address', async () => {
  const onChange = vi.fn<(email: string | null) => void>()
  render(<EmailField label="Email" onChange={onChange} />)
  await userEvent.click(emailField())
  await userEvent.paste('Marta Diaz <marta@blueharborroofing.example>')
  expect(onChange).toHaveBeenLastCalledWith('marta@blueharborroofing.example')
  await userEvent.tab()
  expect(emailField()).toHaveProperty('value', 'marta@blueharborroofing.example')
  expect(emailField()).toHaveProperty('type', 'email')
})

test.each([
  ['marta@blueharborroofing', 'Enter an email address, like name@example.com.'],
  ['marta@blueharbor.example, dana@harborline.example', 'Enter one email address only.'],
])('%s is said to be wrong when the field is left', async (text, message) => {
  render(<EmailField label="Email" />)
  await userEvent.type(emailField(), text)
  expect(screen.queryByText(message)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(message)).toBeDefined()
  expect(emailField().getAttribute('aria-invalid')).toBe('true')
})

test('submits only the address, even when the field still has focus', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <EmailField label="Email" name="email" isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.type(emailField(), 'marta{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(emailField())
  await userEvent.clear(emailField())
  await userEvent.type(emailField(), 'Marta <marta@blueharborroofing.example>{Enter}')
  expect(onSubmit.mock.calls[0]?.[0].get('email')).toBe('marta@blueharborroofing.example')
})
