import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutList } from './ShortcutList.tsx'

/**
 * The keys of a screen, shown by `?`.
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
