import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

test('makes a document visible to the client by click and by Space', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  render(<Switch label="Visible to the client" isOn={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Visible to the client'))
  expect(onChange).toHaveBeenLastCalledWith(true)
  screen.getByRole('switch', { name: 'Visible to the client', checked: false }).focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledTimes(2)
})
