import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import type { CommandGroup } from './command.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { useCommandKey } from './useCommandKey.ts'

beforeAll(preloadParts, 60_000)

const onNewRequest = vi.fn<() => void>()
const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  commands: [
    { id: 'ask', kind: 'message', label: 'Ask Cara', href: '/app/copilot' },
    { id: 'new', kind: 'action', label: 'New service request', keys: ['C'], onAction: onNewRequest },
  ],
}
const found: CommandGroup = {
  id: 'accounts',
  title: 'Accounts',
  isFound: true,
  commands: [{ id: 'ac_1', kind: 'account', label: 'Blue Harbor Roofing', href: '/app/accounts/ac_1' }],
}

function Desk(props: Partial<CommandPaletteProps>) {
  const [isOpen, setIsOpen] = useState(false)
  useCommandKey(() => setIsOpen(true))
  return (
    <>
      <button>Notes</button>
      <CommandPalette groups={[actions]} {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

async function openPalette(props: Partial<CommandPaletteProps> = {}) {
  const user = userEvent.setup()
  const navigate = vi.fn<(href: string) => void>()
  const desk = (changed: Partial<CommandPaletteProps>) => (
    <DesignSystemProvider navigate={navigate}>
      <Desk {...props} {...changed} />
    </DesignSystemProvider>
  )
  const { rerender } = render(desk({}))
  await user.tab()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { user, navigate, field, change: (changed: Partial<CommandPaletteProps>) => rerender(desk(changed)) }
}

test('opens by its shortcut, filters while typing, and runs the highlighted item', async () => {
  const { user } = await openPalette()
  await user.keyboard('service')
  expect(screen.queryByRole('option', { name: /Ask Cara/ })).toBeNull()
  await user.keyboard('{Enter}')
  expect(onNewRequest).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('arrows move and Enter follows through the app’s router', async () => {
  const { user, navigate } = await openPalette()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/app/copilot'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('pressing an item runs it', async () => {
  const { user, navigate } = await openPalette()
  await user.click(screen.getByRole('option', { name: /Ask Cara/ }))
  await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/app/copilot'))
})

test('highlights the first account from the server when it arrives', async () => {
  const onQueryChange = vi.fn<(query: string) => void>()
  const { user, navigate, change } = await openPalette({ onQueryChange })
  await user.keyboard('harbor')
  expect(onQueryChange).toHaveBeenLastCalledWith('harbor')
  change({ state: 'loading' })
  expect(screen.getByText('Searching...')).toBeDefined()
  change({ groups: [actions, found] })
  await screen.findByRole('option', { name: /Blue Harbor Roofing/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/app/accounts/ac_1'))
})

test('says when nothing was found and retries a failed search', async () => {
  const onRetry = vi.fn<() => void>()
  const { user, change } = await openPalette()
  await user.keyboard('zebra')
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “zebra”')
  change({ state: 'failed', onRetry })
  expect(screen.getByRole('alert').textContent).toContain('Search is unavailable')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('Escape closes, clears the text, and restores focus', async () => {
  const onQueryChange = vi.fn<(query: string) => void>()
  const { user } = await openPalette({ onQueryChange })
  await user.keyboard('roof{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onQueryChange).toHaveBeenLastCalledWith('')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notes' })))
})

test('shows the words inside a record that the search found, marked', async () => {
  const thread: CommandGroup = {
    id: 'EmailThread',
    title: 'Emails',
    isFound: true,
    commands: [
      {
        id: 'et_1',
        kind: 'message',
        label: 'Fire at 40 Congress Street',
        description: 'Marisol Ortega',
        passage: { text: 'The torch set the attic on fire.', marks: [{ from: 4, to: 9 }] },
        href: '/app/emails/et_1#em_1',
      },
    ],
  }
  const { user, navigate } = await openPalette({ groups: [thread] })
  await user.keyboard('torch')
  const option = screen.getByRole('option', { name: /Fire at 40 Congress Street/ })
  expect(option.textContent).toContain('The torch set the attic on fire.')
  expect(option.querySelector('mark')?.textContent).toBe('torch')
  await user.click(option)
  expect(navigate.mock.lastCall?.[0]).toBe('/app/emails/et_1#em_1')
})
