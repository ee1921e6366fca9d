import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

/**
 * A hairline between two things of one kind; space alone is better where it is enough.
 */
const meta = {
  title: 'Layout and text/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
