import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'DIRECT', label: 'Direct' },
  { value: 'AGENCY', label: 'Agency', disabledReason: 'not supported yet' },
] as const

test('agency billing is disabled and says why', async () => {
  const onChange = vi.fn<(value: 'DIRECT' | 'AGENCY') => void>()
  render(<RadioGroup label="Billing" options={options} onChange={onChange} />)
  expect(screen.getByRole('radio', { name: 'Agency', description: 'not supported yet' })).toHaveProperty(
    'disabled',
    true,
  )
  await userEvent.click(screen.getByText('Agency'))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Direct'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('DIRECT')
})

test('a missing required choice shows an error under the group’s name', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form onSubmit={onSubmit}>
      <RadioGroup label="Billing" name="billing" options={options} isRequired />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(
    screen.getByRole('radiogroup', { name: /Billing/, description: 'Billing is required.' }),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Direct' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].get('billing')).toBe('DIRECT')
})
