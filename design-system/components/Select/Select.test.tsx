import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { Select } from './Select.tsx'

const billing = [
  { label: 'Direct', value: 'DIRECT' },
  { label: 'Agency', value: 'AGENCY', disabledReason: 'not supported yet' },
]

test('a billing type can be selected, and an unsupported one says so', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string) => void>()
  render(<Select label="Billing" options={billing} placeholder="None" onChange={onChange} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Billing' }), 'Direct')
  expect(onChange).toHaveBeenCalledWith('DIRECT')
  const agency = screen.getByRole<HTMLOptionElement>('option', { name: 'Agency (not supported yet)' })
  expect(agency.disabled).toBe(true)
})

test('the server’s error clears when the selection changes', async () => {
  const user = userEvent.setup()
  render(
    <Form
      onSubmit={() => undefined}
      fieldErrors={[{ path: 'billingType', message: 'Choose how it is billed.' }]}
    >
      <Select label="Billing" name="billingType" options={billing} placeholder="None" />
    </Form>,
  )
  const select = screen.getByRole('combobox', { name: 'Billing' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(select, 'Direct')
  expect(screen.queryByText('Choose how it is billed.')).toBeNull()
})
