import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'GENERAL_LIABILITY', label: 'General Liability' },
  { value: 'COMMERCIAL_AUTO', label: 'Auto' },
  { value: 'CYBER', label: 'Cyber' },
] as const

type Line = (typeof options)[number]['value']

test('reports the checked lines of business in option order', async () => {
  const onChange = vi.fn<(value: readonly Line[]) => void>()
  render(
    <CheckboxGroup
      label="Lines of business"
      options={options}
      defaultValue={['CYBER']}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'General Liability' }))
  expect(onChange).toHaveBeenLastCalledWith(['GENERAL_LIABILITY', 'CYBER'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cyber' }))
  expect(onChange).toHaveBeenLastCalledWith(['GENERAL_LIABILITY'])
})

test('a form gets each checked value and shows the server’s error with the group', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  render(
    <Form
      onSubmit={onSubmit}
      fieldErrors={[{ path: 'lines', message: 'Cyber needs a separate application.' }]}
    >
      <CheckboxGroup label="Lines of business" name="lines" options={options} defaultValue={['CYBER']} />
      <button type="submit">Save</button>
    </Form>,
  )
  expect(
    screen.getByRole('group', {
      name: 'Lines of business',
      description: 'Cyber needs a separate application.',
    }),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Auto' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0].getAll('lines')).toEqual(['COMMERCIAL_AUTO', 'CYBER'])
})
