import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import type { CommandGroup } from './command.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { commandKeys, useCommandKey } from './useCommandKey.ts'

const recent: CommandGroup = {
  id: 'recent',
  title: 'Recent',
  isRecent: true,
  commands: [
    {
      id: 'ac_1',
      kind: 'account',
      label: 'Blue Harbor Roofing',
      description: 'Portland, ME · 4 policies',
      href: '#ac_1',
    },
    {
      id: 'sr_1',
      kind: 'request',
      label: 'Add additional insured: Pine Street Condominiums',
      description: 'Blue Harbor Roofing',
      badgeText: 'Open',
      href: '#sr_1',
    },
  ],
}

const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  commands: [
    { id: 'new', kind: 'action', label: 'New service request', keys: ['C'], onAction: () => undefined },
    { id: 'ask', kind: 'message', label: 'Ask Cara', keys: ['G', 'C'], href: '#copilot' },
    {
      id: 'theme',
      kind: 'action',
      label: 'Change the theme',
      keywords: 'dark light contrast',
      onAction: () => undefined,
    },
  ],
}

const found: CommandGroup[] = [
  {
    id: 'policies',
    title: 'Policies',
    isFound: true,
    commands: [
      {
        id: 'bp_1',
        kind: 'policy',
        label: 'General Liability',
        description: 'GL-4471-20993 · Blue Harbor Roofing',
        badgeText: 'Active',
        href: '#bp_1',
      },
    ],
  },
  {
    id: 'documents',
    title: 'Documents',
    isFound: true,
    commands: [
      {
        id: 'fi_1',
        kind: 'document',
        label: 'Loss runs 2021 to 2026.pdf',
        description: 'Blue Harbor Roofing · Page 2',
        passage: {
          text: '…03/14/2024 Fire: a torch set the attic on fire. Paid $18,420, closed.',
          marks: [{ from: 20, to: 25 }],
        },
        href: '#fi_1',
      },
    ],
  },
]

/**
 * Records and actions by keyboard: groups of typed commands, recently opened records, and
 * server results while typing. `useCommandKey` opens it with Ctrl K, on a Mac ⌘ K. A group with `isFound` shows
 * unfiltered; the others are filtered here by every typed word.
 *
 * Use **SearchField** to filter what is on screen, **Combobox** to select a value, **MenuButton** for the actions of
 * one record.
 *
 * | Key | Does |
 * |---|---|
 * | Letters | Search; the first line is highlighted |
 * | ↓ ↑ | Next, previous line; wraps around |
 * | Home, End | The first, last line |
 * | Enter | Opens or runs the highlighted line |
 * | Escape | Closes and restores focus |
 */
const meta = {
  title: 'Frames/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onClose: () => undefined, groups: [recent, actions] },
  // Each in its own frame: an open palette would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CommandPalette>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const OpensByKey: Story = {
  args: { isOpen: false, groups: [recent, actions, ...found] },
  render: (args) => <Opening {...args} />,
}

export const Loading: Story = { args: { groups: [actions], state: 'loading' } }

export const Empty: Story = { args: { groups: [] } }

export const Error_: Story = {
  name: 'Error',
  args: { groups: [actions], state: 'failed', onRetry: () => undefined },
}

export const Crowded: Story = {
  args: {
    groups: ['Accounts', 'Policies'].map((title) => ({
      id: title,
      title,
      commands: Array.from({ length: 60 }, (_, index) => ({
        id: `ac_${index}`,
        kind: 'account' as const,
        label: `Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated ${index + 1}`,
        description:
          'A member of the Casco Bay Building Trades Association Captive, Portland, South Portland, Maine',
        badgeText: 'Commercial lines',
        keys: ['G', 'A'],
        href: `#ac_${index}`,
      })),
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    placeholder: 'ابحث',
    groups: [
      {
        id: 'accounts',
        title: 'الحسابات',
        commands: [
          {
            id: 'ac_1',
            kind: 'account',
            label: 'شركة الميناء الأزرق للأسقف',
            description: 'بورتلاند',
            keys: ['G', 'A'],
            href: '#ac_1',
          },
        ],
      },
    ],
  },
}

function Opening(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false)
  useCommandKey(() => setIsOpen(!isOpen))
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Inline space="xxs">
          Search
          {commandKeys().map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Inline>
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
