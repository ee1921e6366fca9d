import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('mouse, Enter and Space press alike', async () => {
  const onPress = vi.fn<() => void>()
  render(<Button onPress={onPress}>Resolve request</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Resolve request' }))
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('a busy button ignores presses and submits nothing', async () => {
  const onSubmit = vi.fn<() => void>()
  const onPress = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading onPress={onPress}>
        Resolve request
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Resolve request' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a forbidden action stays in the tab order and gives its reason', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <Button isDisabled disabledReason="Dana Whitfield resolved this request." onPress={onPress}>
      Resolved
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', {
    name: 'Resolved',
    description: 'Dana Whitfield resolved this request.',
  })
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test('a disabled button without a reason leaves the tab order', async () => {
  render(<Button isDisabled>Comment</Button>)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('preloads what a button opens at the first sign of intent', async () => {
  const preload = vi.fn<() => void>()
  render(
    <Button isDisabled disabledReason="Not yet" onPointerEnter={preload} onFocus={preload}>
      More
    </Button>,
  )
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.tab()
  expect(preload).toHaveBeenCalledTimes(2)
})
