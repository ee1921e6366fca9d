import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'

const options = [
  { value: 'OPEN', label: 'Open' },
  { value: 'CLOSED', label: 'Closed' },
  { value: 'ALL', label: 'All' },
] as const

function StatusFilter() {
  const [status, setStatus] = useState<'OPEN' | 'CLOSED' | 'ALL'>('OPEN')
  return <SegmentedControl label="Status" options={options} value={status} onChange={setStatus} />
}

test('the status filter is a radio group with one selection', async () => {
  render(<StatusFilter />)
  expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }))
  expect(screen.getByRole('radio', { name: 'Closed' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Open' })).toHaveProperty('checked', false)
})

test('arrow keys change the selection', async () => {
  render(<StatusFilter />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true)
})
