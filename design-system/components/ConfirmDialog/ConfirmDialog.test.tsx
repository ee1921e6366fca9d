import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

beforeAll(preloadParts, 60_000)

async function confirmButton() {
  const onConfirm = vi.fn<() => void>()
  render(
    <ConfirmDialog
      title="Delete Document"
      description="The binder of Alder Ridge Roofing leaves the policy for good."
      confirmLabel="Delete"
      isOpen
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  )
  return { onConfirm, button: await screen.findByRole('button', { name: 'Delete' }) }
}

test('a double click deletes once', async () => {
  const { onConfirm, button } = await confirmButton()
  await userEvent.dblClick(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Enter held down deletes once', async () => {
  const { onConfirm, button } = await confirmButton()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a failed action can be confirmed again', async () => {
  const { onConfirm, button } = await confirmButton()
  const user = userEvent.setup({ delay: null })
  await user.click(button)
  await user.tab()
  button.focus()
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(2)
})
