import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PercentInput } from './PercentInput.tsx'

test('a commission rate is typed as a percentage and told as a share', async () => {
  const onChange = vi.fn<(share: number) => void>()
  render(<PercentInput label="Commission rate" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Commission rate' })
  await userEvent.type(field, '12.50')
  expect(onChange).toHaveBeenLastCalledWith(0.125)
  await userEvent.tab()
  expect(field).toHaveProperty('value', '12.5%')
})

test('what is no rate stays as it was typed, and is told as NaN', async () => {
  const onChange = vi.fn<(share: number) => void>()
  render(<PercentInput label="Commission rate" defaultShare={0.15} onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Commission rate' })
  expect(field).toHaveProperty('value', '15%')
  await userEvent.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
})
