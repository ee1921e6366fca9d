import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Box } from './Box.tsx'

/**
 * Spacing, surface and layout from design tokens; the base of Stack and Inline. Use **Panel** for a surface with a heading.
 */
const meta = {
  title: 'Layout and text/Box',
  component: Box,
  args: { padding: 'm', background: 'surface', border: 'hair', borderRadius: 'l' },
} satisfies Meta<typeof Box>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Box {...args}>
      <Text>Workers Compensation · Granite State Mutual</Text>
    </Box>
  ),
}

export const Sunken: Story = { ...Ready, args: { background: 'sunken', padding: 'l' } }
