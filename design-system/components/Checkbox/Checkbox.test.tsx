import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

test('a checkbox toggles by its label and the space bar', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>()
  render(<Checkbox label="Additional insured" description="By endorsement." onChange={onChange} />)
  const box = screen.getByRole('checkbox', { name: 'Additional insured', description: 'By endorsement.' })
  await userEvent.click(screen.getByText('Additional insured'))
  expect(onChange).toHaveBeenLastCalledWith(true)
  box.focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
})
