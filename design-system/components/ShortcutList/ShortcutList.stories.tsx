import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutList } from './ShortcutList.tsx'

/**
 * A screen's shortcuts, opened with `?`.
 *
 * Use **Kbd** for a single key, **CommandPalette** to find actions.
 */
const meta = {
  title: 'Frames/ShortcutList',
  component: ShortcutList,
  args: {
    shortcuts: [
      { keys: ['/'], label: 'Filter' },
      { keys: ['↑', '↓'], label: 'Move between requests' },
      { keys: ['Enter'], label: 'Open the request' },
      { keys: ['c'], label: 'Comment' },
      { keys: ['?'], label: 'Show shortcuts' },
    ],
  },
} satisfies Meta<typeof ShortcutList>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Crowded: Story = {
  args: {
    shortcuts: Array.from({ length: 30 }, (_, index) => ({
      keys: ['Ctrl', 'Shift', 'Alt', 'Page Down'],
      label: `Move ${index + 1} pages on in the certificates of the additional insureds of the general contractor`,
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { shortcuts: [{ keys: ['↑', '↓'], label: 'التنقل بين الطلبات' }] },
}
