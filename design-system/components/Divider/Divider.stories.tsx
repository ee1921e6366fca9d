import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

/**
 * A hairline between two similar things.
 *
 * Use **Stack** where space is enough, **Panel** for different things.
 */
const meta = {
  title: 'Layout and text/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
