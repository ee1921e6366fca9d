import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

/**
 * A key of the keyboard, in ShortcutList and beside what it does.
 */
const meta = {
  title: 'Layout and text/Kbd',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
