import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form } from '../Form/Form.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

beforeAll(preloadParts, 60_000)

function renderDueDate(props: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn<(day: string | null) => void>()
  render(<DatePicker label="Due date" name="dueAt" onChange={onChange} {...props} />)
  return { user: userEvent.setup(), onChange }
}

function submitted() {
  return document.querySelector<HTMLInputElement>('input[name=dueAt]')?.value
}

test('accepts a due date typed as month, day and year', async () => {
  const { user, onChange } = renderDueDate()
  await user.tab()
  await user.keyboard('03142027')
  expect(onChange).not.toHaveBeenCalled()
  expect(submitted()).toBe('2027-03-14')
  await user.tab()
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenLastCalledWith('2027-03-14')
  expect(submitted()).toBe('2027-03-14')
})

test('picks a due date from the calendar', async () => {
  const { user, onChange } = renderDueDate({ defaultValue: '2027-03-14' })
  await user.click(screen.getByRole('button', { name: /Calendar/ }))
  const month = await screen.findByRole('grid', { name: /March 2027/ })
  await user.click(within(month).getByRole('button', { name: /March 31, 2027/ }))
  expect(onChange).toHaveBeenLastCalledWith('2027-03-31')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('clears a due date', async () => {
  const { user, onChange } = renderDueDate({ defaultValue: '2027-03-14' })
  await user.click(screen.getByRole('button', { name: /^Clear / }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(submitted()).toBe('')
  expect(screen.queryByRole('button', { name: /^Clear / })).toBeNull()
})

test('a required date cannot be cleared and reports when it is missing', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit}>
      <DatePicker label="Effective date" name="inforceAt" isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Effective date is required.')).toBeTruthy()
})

test('Backspace in the month leaves an incomplete date, not January of that year', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(day: string | null) => void>()
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <DatePicker label="Due date" name="dueAt" defaultValue="2026-11-24" onChange={onChange} />
      <button type="submit">Save</button>
    </Form>,
  )
  await user.tab()
  await user.keyboard('{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onChange).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Enter a full date with month, day, and year.')).toBeTruthy()
  await user.click(screen.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('12')
  expect(screen.queryByText('Enter a full date with month, day, and year.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('dueAt')).toBe('2026-12-24')
})

test.each([
  ['without a year', '0314', 'Enter a full date with month, day, and year.'],
  ['with half a year', '031427', 'Enter a full date with month, day, and year.'],
  ['that does not exist', '02302027', '2/30/2027 is not a date.'],
])('a typed day %s is never chosen', async (_, keys, message) => {
  const { user, onChange } = renderDueDate()
  await user.tab()
  await user.keyboard(keys)
  await user.click(document.body)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText(message)).toBeTruthy()
})
