import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

function codeField() {
  return screen.getByRole('textbox', { name: /Verification code/ })
}

test('the last digit submits the code once', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<OneTimeCodeField label="Verification code" onComplete={onComplete} />)
  await userEvent.type(codeField(), '48a2 91')
  expect(codeField()).toHaveProperty('value', '48291')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(codeField(), '37')
  expect(codeField()).toHaveProperty('value', '482913')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})

test('a whole message can be pasted, and a corrected code is submitted again', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<OneTimeCodeField label="Verification code" onComplete={onComplete} />)
  await userEvent.click(codeField())
  await userEvent.paste('20 November: your Coverdesk code is 482913.')
  expect(onComplete).toHaveBeenLastCalledWith('482913')
  await userEvent.keyboard('{Backspace}4')
  expect(onComplete).toHaveBeenLastCalledWith('482914')
})

test('supports one-time-code autofill on phones', () => {
  render(<OneTimeCodeField label="Verification code" description="Six digits" />)
  const field = screen.getByRole('textbox', { name: 'Verification code', description: 'Six digits' })
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
})

test('does not submit a partial code', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <OneTimeCodeField label="Verification code" name="code" isRequired />
      <button type="submit">Sign in</button>
    </Form>,
  )
  await userEvent.type(codeField(), '{Enter}')
  expect(screen.getByText('Verification code is required.')).toBeDefined()
  await userEvent.type(codeField(), '4829{Enter}')
  expect(screen.getByText('Enter all 6 digits.')).toBeDefined()
  await userEvent.type(codeField(), '13{Enter}')
  expect(onSubmit.mock.calls[0]?.[0].get('code')).toBe('482913')
})

test('a pasted code replaces what was typed', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<OneTimeCodeField label="Verification code" onComplete={onComplete} />)
  await userEvent.type(codeField(), '12')
  await userEvent.paste('482913')
  expect(codeField()).toHaveProperty('value', '482913')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})

test('an extra digit is ignored and submits nothing', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<OneTimeCodeField label="Verification code" defaultValue="123456" onComplete={onComplete} />)
  await userEvent.type(codeField(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(codeField()).toHaveProperty('value', '123456')
  expect(codeField()).toHaveProperty('selectionStart', 3)
  expect(onComplete).not.toHaveBeenCalled()
})

test('a digit in the middle can be corrected in place', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<OneTimeCodeField label="Verification code" defaultValue="482813" onComplete={onComplete} />)
  await userEvent.type(codeField(), '{Backspace}9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(codeField()).toHaveProperty('selectionStart', 4)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})

test.each(['2026-11-21 13:45, your mail has arrived', '4829137'])(
  'of %j, which has no code, nothing is taken',
  async (text) => {
    const onComplete = vi.fn<(code: string) => void>()
    render(<OneTimeCodeField label="Verification code" onComplete={onComplete} />)
    await userEvent.type(codeField(), '48')
    await userEvent.paste(text)
    expect(codeField()).toHaveProperty('value', '48')
    expect(onComplete).not.toHaveBeenCalled()
  },
)
