import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

test('a document is made visible to the client by press and by space bar', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  render(<Switch label="Visible to the client" isOn={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Visible to the client'))
  expect(onChange).toHaveBeenLastCalledWith(true)
  screen.getByRole('switch', { name: 'Visible to the client', checked: false }).focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledTimes(2)
})
