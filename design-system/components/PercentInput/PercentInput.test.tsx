import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { PercentInput } from './PercentInput.tsx'

test('a commission rate is typed as a percentage and reported as a fraction', async () => {
  const onChange = vi.fn<(share: number) => void>()
  render(<PercentInput label="Commission rate" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Commission rate' })
  await userEvent.type(field, '12.50')
  expect(onChange).toHaveBeenLastCalledWith(0.125)
  await userEvent.tab()
  expect(field).toHaveProperty('value', '12.5%')
})

test('an invalid rate keeps its text and is reported as NaN', async () => {
  const onChange = vi.fn<(share: number) => void>()
  render(<PercentInput label="Commission rate" defaultShare={0.15} onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Commission rate' })
  expect(field).toHaveProperty('value', '15%')
  await userEvent.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
})

test.each([
  [-0.05, '-5%', '-0.05'],
  [0.123456, '12.35%', '0.123456'],
  [Number.NaN, '', ''],
])('a rate of %d that nobody edits shows as %j and is sent as %j', async (defaultShare, shown, sent) => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <PercentInput label="Commission rate" name="commissionRate" defaultShare={defaultShare} />
      <button type="submit">Save</button>
    </Form>,
  )
  expect(screen.getByRole('textbox', { name: 'Commission rate' })).toHaveProperty('value', shown)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('commissionRate')).toBe(sent)
})
