import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form } from '../Form/Form.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

beforeAll(preloadParts, 60_000)

const agencyUsers = [
  { label: 'Dana Whitfield', value: 'au_dana', description: 'dana.whitfield@harborline.example' },
  { label: 'Marcus Oyelaran', value: 'au_marcus' },
  { label: 'Priya Raman', value: 'au_priya' },
]
const industries = Array.from({ length: 60 }, (_, index) => ({
  label: index === 40 ? 'Roofing Contractors' : `Industry ${index}`,
  value: String(100_000 + index),
}))

function renderAssignee(props: Partial<ComboboxProps> = {}) {
  return render(<Combobox label="Assignee" name="assigneeId" options={agencyUsers} {...props} />)
}

function assignee() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Assignee' })
}

function submitted() {
  return document.querySelector<HTMLInputElement>('input[name=assigneeId]')?.value
}

test('chooses a colleague by typing part of the name', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string | null) => void>()
  renderAssignee({ onChange })
  await user.type(assignee(), 'ray')
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.clear(assignee())
  await user.type(assignee(), 'oye')
  await user.click(await screen.findByRole('option', { name: 'Marcus Oyelaran' }))
  expect(onChange).toHaveBeenLastCalledWith('au_marcus')
  expect(assignee().value).toBe('Marcus Oyelaran')
  expect(submitted()).toBe('au_marcus')
})

test('arrows and Enter choose without a mouse', async () => {
  const user = userEvent.setup()
  renderAssignee()
  await user.click(assignee())
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(submitted()).toBe('au_marcus')
})

test('a choice can be cleared', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string | null) => void>()
  renderAssignee({ defaultValue: 'au_priya', onChange })
  expect(assignee().value).toBe('Priya Raman')
  await user.click(screen.getByRole('button', { name: /^Clear / }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(assignee().value).toBe('')
  expect(submitted()).toBe('')
})

test('drops text that matches no one on leaving the field', async () => {
  const user = userEvent.setup()
  renderAssignee({ defaultValue: 'au_priya', isClearable: false })
  await user.clear(assignee())
  await user.type(assignee(), 'Dan')
  await user.tab()
  await waitFor(() => expect(assignee().value).toBe('Priya Raman'))
  expect(submitted()).toBe('au_priya')
})

test('a long list waits for three letters', async () => {
  const user = userEvent.setup()
  renderAssignee({ options: industries })
  await user.type(assignee(), 'ro')
  expect(await screen.findByRole('option', { name: 'Roofing Contractors' })).toBeTruthy()
  await user.clear(assignee())
  await user.type(assignee(), 'in')
  expect(await screen.findByText('Type at least 3 letters to search')).toBeTruthy()
  expect(screen.queryByRole('option', { name: /Industry/ })).toBeNull()
  await user.type(assignee(), 'd')
  expect(await screen.findAllByRole('option', { name: /Industry/ })).toHaveLength(50)
  expect(screen.getByText('9 more. Keep typing to narrow the list')).toBeTruthy()
})

// A thousand options in jsdom are slow on a busy machine.
test('shows as many options as allowed', async () => {
  const user = userEvent.setup()
  const many = Array.from({ length: 157 }, (_, index) => ({ label: `Code ${index}`, value: String(index) }))
  renderAssignee({ options: many, minQueryLength: 0, maxOptions: 100 })
  await user.click(assignee())
  expect((await screen.findByRole('listbox')).textContent).toContain('Code 0')
  expect(screen.getByText('57 more. Keep typing to narrow the list')).toBeTruthy()
  await user.keyboard('{ArrowUp}')
  expect(document.getElementById(assignee().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Code 99',
  )
})

test('opens at once when no minimum query is set', async () => {
  const user = userEvent.setup()
  renderAssignee({ options: industries, minQueryLength: 0 })
  await user.click(assignee())
  expect(await screen.findByRole('option', { name: 'Industry 0' })).toBeTruthy()
})

test('a focused field opens its list when pressed or typed in', async () => {
  const user = userEvent.setup()
  renderAssignee({ minQueryLength: 0, autoFocus: true })
  const input = await screen.findByRole('combobox', { name: 'Assignee' })
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(input)
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await user.keyboard('{ArrowDown}')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await user.click(input)
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1)
})

test('clearing a choice leaves the list closed', async () => {
  const user = userEvent.setup()
  renderAssignee({ minQueryLength: 0, defaultValue: 'au_priya' })
  await user.click(await screen.findByRole('button', { name: 'Clear Assignee' }))
  expect(document.activeElement).toBe(assignee())
  expect(screen.queryByRole('option')).toBeNull()
})

test('the server’s error shows until another colleague is chosen', async () => {
  const user = userEvent.setup()
  render(
    <Form
      onSubmit={() => undefined}
      fieldErrors={[{ path: 'assigneeId', message: 'Priya left the agency.' }]}
    >
      <Combobox label="Assignee" name="assigneeId" options={agencyUsers} defaultValue="au_priya" />
    </Form>,
  )
  expect(screen.getByText('Priya left the agency.')).toBeTruthy()
  expect(assignee().getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: /Show options/ }))
  await user.click(await screen.findByRole('option', { name: /^Dana Whitfield/ }))
  expect(screen.queryByText('Priya left the agency.')).toBeNull()
})
