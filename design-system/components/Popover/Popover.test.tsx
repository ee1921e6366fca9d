import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

beforeAll(preloadParts, 60_000)

test('a panel opens beside its button, can close itself, and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Popover label="Columns">{(close) => <Button onPress={close}>Done</Button>}</Popover>)
  const button = screen.getByRole('button', { name: 'Columns' })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})
