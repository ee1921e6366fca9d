import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

beforeAll(preloadParts, 60_000)

test('a popover opens beside its button, can close itself, and returns focus', async () => {
  const user = userEvent.setup()
  render(<Popover label="Columns">{(close) => <Button onPress={close}>Done</Button>}</Popover>)
  const button = screen.getByRole('button', { name: 'Columns' })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('Escape and a click outside close the popover', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Popover label="Columns">Customer, Status</Popover>
      <p>391 requests</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Columns' })
  await user.tab()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Columns' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))

  await user.click(button)
  await screen.findByRole('dialog', { name: 'Columns' })
  await user.click(screen.getByText('391 requests'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
