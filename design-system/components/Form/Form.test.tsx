import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { CurrencyInput } from '../CurrencyInput/CurrencyInput.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { Select } from '../Select/Select.tsx'
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

test('submits the values once they are valid', async () => {
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

function asks() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('the browser asks before leaving discards what was typed, until it is submitted', async () => {
  render(<ResolveForm />)
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example')
  await userEvent.type(notes, 'Certificate issued')
  expect(asks()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(asks()).toBe(false)
  await userEvent.type(notes, '.')
  expect(asks()).toBe(true)
  await userEvent.type(notes, '{Backspace}')
  expect(asks()).toBe(false)
})

test('the browser does not ask when a submitted form empties its fields', async () => {
  render(<ResolveForm onSubmit={(_, form) => form.reset()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(asks()).toBe(false)
})

test('the browser asks again once the server rejects what was submitted', async () => {
  const { rerender } = render(<ResolveForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(asks()).toBe(false)
  rerender(<ResolveForm message="The server can’t be reached. Not saved. Try again." />)
  expect(asks()).toBe(true)
})

test('the browser does not ask once what was rejected is corrected and submitted again', async () => {
  const rejection = [{ path: 'notes', message: 'Notes can have at most 4,000 characters.' }]
  const { rerender } = render(<ResolveForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example{Enter}')
  rerender(<ResolveForm fieldErrors={rejection} />)
  expect(asks()).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Certificate issued')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  rerender(<ResolveForm fieldErrors={rejection} isSubmitting />)
  rerender(<ResolveForm fieldErrors={rejection} />)
  expect(asks()).toBe(false)
})

test('announces an error of the whole form above its fields', () => {
  render(<ResolveForm message="The server can’t be reached. Not saved. Try again." />)
  expect(screen.getByRole('alert').textContent).toBe('The server can’t be reached. Not saved. Try again.')
})

test('a part of the form that takes focus with the error is scrolled to last', () => {
  const shown: string[] = []
  function Checks() {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => place.current?.focus(), [])
    return (
      <div ref={place} tabIndex={-1} onFocus={() => shown.push('checks')}>
        Two results to review
      </div>
    )
  }
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => void shown.push('message'))
  render(
    <Form onSubmit={() => undefined} message="Review the check results.">
      <Checks />
    </Form>,
  )
  expect(shown).toEqual(['message', 'checks'])
})

test('shows a missing or malformed address below its field and sends nothing', async () => {
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

test('a missing value that arrives on its own clears its error', async () => {
  const documentForm = (type: string) => (
    <Form onSubmit={() => undefined}>
      <Select
        label="Type"
        name="type"
        isRequired
        options={[{ label: 'Endorsement', value: 'ENDORSEMENT' }]}
        placeholder="Choose a type"
        value={type}
      />
      <Button type="submit">Upload Document</Button>
    </Form>
  )
  const { rerender } = render(documentForm(''))
  await userEvent.click(screen.getByRole('button', { name: 'Upload Document' }))
  expect(screen.getByText('Type is required.')).toBeTruthy()
  rerender(documentForm('ENDORSEMENT'))
  expect(screen.queryByText('Type is required.')).toBeNull()
})

test('a server error shows below its field, takes focus and clears when the field is edited', async () => {
  const { rerender } = render(<ResolveForm />)
  rerender(
    <ResolveForm fieldErrors={[{ path: 'notes', message: 'Notes can have at most 4,000 characters.' }]} />,
  )
  const notes = screen.getByRole('textbox', {
    name: 'Notes',
    description: 'Notes can have at most 4,000 characters. Not visible to the client',
  })
  expect(notes.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(notes))
  await userEvent.type(notes, 'S')
  expect(notes.hasAttribute('aria-invalid')).toBe(false)
})

test('shows the same message again when a second response repeats it', async () => {
  const answer = () => [{ path: 'notes', message: 'Notes are too long.' }]
  const { rerender } = render(<ResolveForm fieldErrors={answer()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'S')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example{Enter}')
  rerender(<ResolveForm isSubmitting fieldErrors={answer()} />)
  expect(screen.queryByText('Notes are too long.')).toBeNull()
  rerender(<ResolveForm fieldErrors={answer()} />)
  expect(screen.getByText('Notes are too long.')).toBeTruthy()
})

test('a new errors array on each render does not restore the error of an edited field', async () => {
  const answer = () => [{ path: 'notes', message: 'Notes are too long.' }]
  const { rerender } = render(<ResolveForm fieldErrors={answer()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'S')
  rerender(<ResolveForm fieldErrors={answer()} />)
  expect(screen.queryByText('Notes are too long.')).toBeNull()
})

test('an error that matches no field shows at the top and takes focus', async () => {
  render(<ResolveForm fieldErrors={[{ path: 'policyId', message: 'The policy expired.' }]} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('The policy expired.')
  await waitFor(() => expect(document.activeElement).toBe(alert))
})

function PoliciesForm(props: Partial<FormProps>) {
  return (
    <Form onSubmit={() => undefined} {...props}>
      <EmailField label="Email" name="account.email" />
      {[0, 1].map((at) => (
        <FieldGroup key={at} label={`Policy ${at + 1}`} name={`policies.${at}`}>
          <CheckboxGroup
            label="Coverages"
            name={`policies.${at}.coverages`}
            options={[
              { value: 'BUILDING', label: 'Building' },
              { value: 'CONTENTS', label: 'Contents' },
            ]}
          />
          <TextField label="Type" name={`policies.${at}.type`} />
          <CurrencyInput label="Premium" name={`policies.${at}.premium`} />
        </FieldGroup>
      ))}
      <Button type="submit">Save</Button>
    </Form>
  )
}

function second(label: string): HTMLElement {
  return within(screen.getByRole('group', { name: 'Policy 2' })).getByRole('textbox', { name: label })
}

test('a nested error shows below its field, and the first one in page order takes focus', async () => {
  render(
    <PoliciesForm
      fieldErrors={[
        { path: 'policies.1.premium', message: 'The premium is more than nothing.' },
        { path: 'policies.1.type', message: 'The carrier does not write this line.' },
      ]}
    />,
  )
  const type = second('Type')
  expect(type.getAttribute('aria-describedby')).toBe(
    screen.getByText('The carrier does not write this line.').id,
  )
  expect(second('Premium').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(type))
})

test('an error about a whole policy shows in its group and clears when any of its fields is edited', async () => {
  render(
    <PoliciesForm
      fieldErrors={[{ path: 'policies.1', message: 'This policy is on the account already.' }]}
    />,
  )
  const group = screen.getByRole('group', {
    name: 'Policy 2',
    description: 'This policy is on the account already.',
  })
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
  await userEvent.type(second('Type'), 'W')
  expect(screen.queryByText('This policy is on the account already.')).toBeNull()
})

test('an error about a part of a policy without a field shows in that policy’s group', async () => {
  render(
    <PoliciesForm
      fieldErrors={[
        { path: 'policies.1.expirationAt', message: 'The policy has expired.' },
        { path: 'policies.1', message: 'This policy is on the account already.' },
        { path: 'policies.7.type', message: 'There are two policies only.' },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: 'Policy 2' })
  expect(group.textContent).toContain('This policy is on the account already.\nThe policy has expired.')
  expect(screen.getByRole('alert').textContent).toBe('There are two policies only.')
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
})

test('focuses the first invalid field after a response, even when a group shows the error for a part', async () => {
  // A frame may render before deferred React updates.
  vi.stubGlobal('requestAnimationFrame', queueMicrotask)
  const { promise, resolve } = Promise.withResolvers<FormProps['fieldErrors']>()
  render(<AnsweredForm answer={promise} />)
  resolve([
    { path: 'policies.1.premium', message: 'The premium is more than nothing.' },
    { path: 'policies.0.expirationAt', message: 'The policy has expired.' },
  ])
  await waitFor(() => expect(screen.getByText('The policy has expired.')).toBeDefined())
  vi.unstubAllGlobals()
  expect(screen.getByRole('group', { name: 'Policy 1' }).contains(document.activeElement)).toBe(true)
})

function AnsweredForm({ answer }: { answer: Promise<FormProps['fieldErrors']> }) {
  const [fieldErrors, setFieldErrors] = useState<FormProps['fieldErrors']>()
  useEffect(() => void answer.then(setFieldErrors), [answer])
  return <PoliciesForm fieldErrors={fieldErrors} />
}

test('an error about a set of checkboxes focuses their group', async () => {
  render(
    <PoliciesForm fieldErrors={[{ path: 'policies.0.coverages', message: 'Choose a coverage at least.' }]} />,
  )
  const [coverages] = screen.getAllByRole('group', { name: 'Coverages' })
  await waitFor(() => expect(document.activeElement).toBe(coverages))
})

test('shows both errors of one field', () => {
  render(
    <ResolveForm
      fieldErrors={[
        { path: 'notes', message: 'Notes are too long.' },
        { path: 'notes', message: 'Notes name no policy.' },
      ]}
    />,
  )
  expect(screen.getByText('Notes are too long. Notes name no policy.')).toBeTruthy()
})

test('ignores a second submit while the first is in progress', async () => {
  const onSubmit = vi.fn<() => void>()
  render(<ResolveForm onSubmit={onSubmit} isSubmitting />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@harborline.example{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('when the server validates everything, one submit shows both client and server errors', async () => {
  const onSubmit = vi.fn<() => void>()
  const form = { onSubmit, isCheckedByServer: true }
  const { rerender } = render(<ResolveForm {...form} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(<ResolveForm {...form} isSubmitting />)
  const answer = [
    { path: 'email', message: 'Enter the email address.' },
    { path: 'notes', message: 'Notes can have at most 4,000 characters.' },
  ]
  rerender(<ResolveForm {...form} fieldErrors={answer} />)
  expect(screen.getByText('Email is required.')).toBeTruthy()
  expect(screen.getByText('Notes can have at most 4,000 characters.')).toBeTruthy()
  expect(screen.queryByText('Enter the email address.')).toBeNull()
})
