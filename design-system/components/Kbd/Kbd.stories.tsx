import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

/**
 * A key of the keyboard, beside what it does.
 *
 * Use **ShortcutList** for all the keys of a screen.
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
