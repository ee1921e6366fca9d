import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { CurrencyInput } from './CurrencyInput.tsx'
import type { Money } from './typedMoney.ts'

test('formats a premium on blur and reports dollars and cents while typing', async () => {
  const onChange = vi.fn<(money: Money) => void>()
  render(<CurrencyInput label="Premium" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Premium' })
  await userEvent.type(field, '12480.5')
  expect(field).toHaveProperty('value', '12480.5')
  expect(onChange).toHaveBeenLastCalledWith({ dollars: 12_480.5, cents: 1_248_050 })
  await userEvent.tab()
  expect(field).toHaveProperty('value', '$12,480.50')
})

test('keeps invalid text as typed and reports NaN', async () => {
  const onChange = vi.fn<(money: Money) => void>()
  render(<CurrencyInput label="Premium" defaultCents={5_000} onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Premium' })
  await userEvent.clear(field)
  await userEvent.type(field, 'tbd')
  await userEvent.tab()
  expect(field).toHaveProperty('value', 'tbd')
  expect(onChange).toHaveBeenLastCalledWith({ dollars: Number.NaN, cents: Number.NaN })
})

test.each([
  ['-250', 'Enter an amount without a minus sign.'],
  ['abc', 'Enter an amount like 1,250.00.'],
])('a form with the fee %s is not sent, and the field says why', async (typed, message) => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <CurrencyInput label="Policy fee" name="policyFees" defaultCents={5_000} />
      <button type="submit">Save</button>
    </Form>,
  )
  const field = screen.getByRole('textbox', { name: 'Policy fee' })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText(message)).toBeDefined()
  expect(field).toHaveProperty('value', typed)
})

test.each([
  ['excl.', 'Excluded', 'EXCLUDED'],
  ['ALS', 'Actual loss sustained', 'ACTUAL_LOSS_SUSTAINED'],
  ['1,000', '$1,000.00', '100000'],
])('of a field that takes words too, %s is %s', async (typed, written, value) => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  const words = [
    { value: 'EXCLUDED', label: 'Excluded' },
    { value: 'ACTUAL_LOSS_SUSTAINED', label: 'Actual loss sustained' },
  ]
  render(
    <Form onSubmit={onSubmit}>
      <CurrencyInput label="Limit" name="limit" words={words} defaultWords="EXCLUDED" />
      <button type="submit">Save</button>
    </Form>,
  )
  const field = screen.getByRole('combobox', { name: 'Limit' })
  expect(field).toHaveProperty('value', 'Excluded')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(field).toHaveProperty('value', written)
  expect(onSubmit.mock.calls[0]?.[0].get('limit')).toBe(value)
})

test('a form gets whole cents and requires a missing amount', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <CurrencyInput label="Premium" name="premium" isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Premium is required.')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /Premium/ }), '$1,000')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('premium')).toBe('100000')
})

test('a calculated total follows its fields', () => {
  const { rerender } = render(<CurrencyInput label="Total" defaultCents={1_248_000} isReadOnly />)
  rerender(<CurrencyInput label="Total" defaultCents={1_391_250} isReadOnly />)
  expect(screen.getByRole('textbox', { name: 'Total' })).toHaveProperty('value', '$13,912.50')
})

test('submits an unedited amount unchanged', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <CurrencyInput label="Return premium" name="returnPremium" defaultCents={-31_250} />
      <CurrencyInput label="Taxes" name="taxes" defaultCents={Number.NaN} />
      <button type="submit">Save</button>
    </Form>,
  )
  const field = screen.getByRole('textbox', { name: 'Return premium' })
  expect(field).toHaveProperty('value', '-$312.50')
  expect(screen.getByRole('textbox', { name: 'Taxes' })).toHaveProperty('value', '')
  // Typing and reverting is not an edit.
  await userEvent.type(field, '1{Backspace}')
  await userEvent.tab()
  expect(field).toHaveProperty('value', '-$312.50')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('returnPremium')).toBe('-31250')
  expect(onSubmit.mock.calls[0]?.[0].get('taxes')).toBe('')
})

test('undoing an edit reports the original amount', async () => {
  const onChange = vi.fn<(money: Money) => void>()
  render(<CurrencyInput label="Return premium" defaultCents={-31_250} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Return premium' }), '1{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith({ dollars: -312.5, cents: -31_250 })
})
