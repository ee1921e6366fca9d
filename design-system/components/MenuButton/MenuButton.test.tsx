import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { EllipsisIcon } from '../../icons/icons.ts'
import { preloadParts } from '../../private/lazyPart.tsx'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { MenuItem } from './menuItem.ts'

beforeAll(preloadParts, 60_000)

const onUpdate = vi.fn<() => void>()
const items: MenuItem[] = [
  { id: 'copilot', label: 'Open in Copilot', href: '/app/servicing/sr_1/copilot' },
  { id: 'update', label: 'Update request', onAction: onUpdate },
  'separator',
  {
    id: 'resolve',
    label: 'Resolve',
    onAction: () => undefined,
    isDisabled: true,
    disabledReason: 'Resolved by Dana Whitfield',
  },
]

test('the menu opens on click, and its items run their actions', async () => {
  const user = userEvent.setup()
  render(<MenuButton label="More" items={items} />)
  const button = screen.getByRole('button', { name: 'More' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Update request' }))
  expect(onUpdate).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('arrow keys skip disabled items, and Escape returns focus', async () => {
  const user = userEvent.setup()
  render(<MenuButton label="More" items={items} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('menu', { name: 'More' })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Open in Copilot' })),
  )
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Update request' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Open in Copilot' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
})

test('a disabled item says why', async () => {
  const user = userEvent.setup()
  render(<MenuButton label="More" isIconOnly icon={EllipsisIcon} items={items} />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  const resolve = await screen.findByRole('menuitem', { name: /^Resolve/ })
  expect(resolve.getAttribute('aria-disabled')).toBe('true')
  expect(resolve.textContent).toContain('Resolved by Dana Whitfield')
})

test('a menu link goes through the app’s router', async () => {
  const user = userEvent.setup()
  const navigate = vi.fn<(href: string) => void>()
  render(
    <DesignSystemProvider navigate={navigate}>
      <MenuButton label="More" items={items} />
    </DesignSystemProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  const link = await screen.findByRole('menuitem', { name: 'Open in Copilot' })
  expect(link.getAttribute('href')).toBe('/app/servicing/sr_1/copilot')
  await user.click(link)
  expect(navigate.mock.calls[0]?.[0]).toBe('/app/servicing/sr_1/copilot')
})

test('one of several options is checked, and choosing another keeps the menu open', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(id: string) => void>()
  const theme: MenuItem = {
    id: 'theme',
    label: 'Theme',
    selectedId: 'system',
    onSelect,
    options: [
      { id: 'light', label: 'Light' },
      { id: 'system', label: 'System' },
    ],
  }
  render(<MenuButton label="Dana Whitfield" items={[theme]} />)
  await user.click(screen.getByRole('button', { name: 'Dana Whitfield' }))
  const system = await screen.findByRole('menuitemradio', { name: 'System' })
  expect(system.getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  expect(onSelect).toHaveBeenCalledWith('light')
  expect(screen.getByRole('menu')).toBeTruthy()
})
