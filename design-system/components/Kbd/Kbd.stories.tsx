import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

/**
 * A keyboard key, shown beside what it does.
 *
 * Use **ShortcutList** for all shortcuts of a screen.
 */
const meta = {
  title: 'Layout and text/Kbd',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Crowded: Story = { args: { children: 'Page Down' } }
