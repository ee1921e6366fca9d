import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

function ResolveForm(props: Partial<FormProps>) {
  return (
    <Form onSubmit={() => undefined} {...props}>
      <TextField label="Email" name="email" type="email" isRequired />
      <TextArea label="Notes" name="notes" description="Not visible to the client" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

test('the values are handed over once they are right', async () => {
  const onSubmit = vi.fn<FormProps['onSubmit']>()
  render(<ResolveForm onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example')
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Certificate issued')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const values = onSubmit.mock.calls[0]?.[0]
  expect(Object.fromEntries(values ?? [])).toEqual({
    email: 'dana@harborline.example',
    notes: 'Certificate issued',
  })
})

test('a missing or malformed address is said beneath its field and nothing is sent', async () => {
  const onSubmit = vi.fn<() => void>()
  render(<ResolveForm onSubmit={onSubmit} />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Email is required.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(email))

  await userEvent.type(email, 'dana')
  expect(screen.queryByText('Email is required.')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Enter an email address, like name@agency.com.')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test("the server's message stands beneath its field, takes the focus and goes when the field is edited", async () => {
  const { rerender } = render(<ResolveForm />)
  rerender(
    <ResolveForm fieldErrors={[{ path: 'notes', message: 'Notes can have at most 4,000 characters.' }]} />,
  )
  const notes = screen.getByRole('textbox', {
    name: 'Notes',
    description: 'Notes can have at most 4,000 characters. Not visible to the client',
  })
  expect(notes.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(notes)
  await userEvent.type(notes, 'S')
  expect(notes.hasAttribute('aria-invalid')).toBe(false)
})

test('the same message of a second answer shows again', async () => {
  const answer = () => [{ path: 'notes', message: 'Notes are too long.' }]
  const { rerender } = render(<ResolveForm fieldErrors={answer()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'S')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example{Enter}')
  rerender(<ResolveForm isSubmitting fieldErrors={answer()} />)
  expect(screen.queryByText('Notes are too long.')).toBeNull()
  rerender(<ResolveForm fieldErrors={answer()} />)
  expect(screen.getByText('Notes are too long.')).toBeTruthy()
})

test('a list made anew at every render does not bring back a message of an edited field', async () => {
  const answer = () => [{ path: 'notes', message: 'Notes are too long.' }]
  const { rerender } = render(<ResolveForm fieldErrors={answer()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'S')
  rerender(<ResolveForm fieldErrors={answer()} />)
  expect(screen.queryByText('Notes are too long.')).toBeNull()
})

test('a message about something that is no field of the form stands on top', () => {
  render(<ResolveForm fieldErrors={[{ path: 'policyId', message: 'The policy expired.' }]} />)
  expect(screen.getByRole('alert').textContent).toBe('The policy expired.')
})

test('a second submit while the first is under way is not sent', async () => {
  const onSubmit = vi.fn<() => void>()
  render(<ResolveForm onSubmit={onSubmit} isSubmitting />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
