import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Text for screen readers only.
 *
 * Prefer **Text**, which everyone can see.
 */
const meta = {
  title: 'Layout and text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Sorted by due date, soonest first' },
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
