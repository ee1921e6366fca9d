import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form } from '../Form/Form.tsx'
import { NumberField } from './NumberField.tsx'

beforeAll(preloadParts)

function employees() {
  return screen.getByRole('textbox', { name: /Employees/ })
}

test('groups the digits of a count on blur', async () => {
  const onChange = vi.fn<(value: number | null) => void>()
  render(<NumberField label="Employees" description="At all locations" onChange={onChange} />)
  await userEvent.type(employees(), '12480')
  await userEvent.tab()
  expect(employees()).toHaveProperty('value', '12,480')
  expect(onChange).toHaveBeenLastCalledWith(12_480)
  await userEvent.clear(employees())
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('arrow keys and buttons step, and stop at the minimum', async () => {
  const onChange = vi.fn<(value: number | null) => void>()
  render(<NumberField label="Employees" defaultValue={1} onChange={onChange} />)
  await userEvent.click(employees())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(3)
  await userEvent.keyboard('{Home}')
  expect(onChange).toHaveBeenLastCalledWith(0)
  expect(screen.getByRole('button', { name: 'Decrease Employees' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Increase Employees' }))
  expect(onChange).toHaveBeenLastCalledWith(1)
})

test('a count accepts no letters, signs or decimals', async () => {
  render(<NumberField label="Employees" />)
  await userEvent.type(employees(), '-1a2.b')
  await userEvent.tab()
  expect(employees()).toHaveProperty('value', '12')
})

test('a number that is too large keeps its text, shows an error and is not submitted', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <NumberField label="Employees" name="employees" max={5000} isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Employees is required.')).toBeDefined()
  await userEvent.type(employees(), '5001{Enter}')
  expect(employees()).toHaveProperty('value', '5,001')
  expect(screen.getByText('Enter 5,000 or less.')).toBeDefined()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(employees())
  await userEvent.type(employees(), '4200{Enter}')
  expect(onSubmit.mock.calls[0]?.[0].get('employees')).toBe('4200')
})
