import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

test('announces an expiring policy in words, not by color alone', () => {
  render(<Banner tone="warning" title="This policy expires in 12 days" />)
  expect(screen.getByRole('status').textContent).toBe('Warning: This policy expires in 12 days')
  expect(screen.queryByRole('button')).toBeNull()
})

test('an error interrupts screen readers, and its action is reachable by keyboard', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <Banner
      tone="danger"
      title="The carrier could not be reached"
      action={<Button onPress={onPress}>Try again</Button>}
    >
      What you see is from this morning.
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toContain('What you see is from this morning.')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})

test('a dismissible note has a close button', async () => {
  const onDismiss = vi.fn<() => void>()
  render(<Banner title="Certificates have moved" onDismiss={onDismiss} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
