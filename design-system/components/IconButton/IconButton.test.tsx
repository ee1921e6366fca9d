import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TrashIcon } from '../../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

test('can be clicked by its accessible name', async () => {
  const onPress = vi.fn<() => void>()
  render(<IconButton icon={TrashIcon} label="Delete document" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete document' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('a disabled icon button keeps its name and gives the reason', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <IconButton
      icon={TrashIcon}
      label="Delete document"
      isDisabled
      disabledReason="It is part of a certificate."
      onPress={onPress}
    />,
  )
  await userEvent.click(
    screen.getByRole('button', { name: 'Delete document', description: 'It is part of a certificate.' }),
  )
  expect(onPress).not.toHaveBeenCalled()
})
