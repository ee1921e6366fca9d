import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

/**
 * A hairline between two things of one kind.
 *
 * Use **Stack** where space alone is enough, **Panel** for things of several kinds.
 */
const meta = {
  title: 'Layout and text/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
