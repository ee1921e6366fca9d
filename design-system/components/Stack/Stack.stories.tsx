import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

/**
 * Children in a column with equal spacing: parents add space, components have no outer margins.
 *
 * Use **Inline** for a row, **Box** for padding and surfaces.
 */
const meta = {
  title: 'Layout and text/Stack',
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Stack {...args}>
      <Text weight="semibold">Blue Harbor Roofing, LLC</Text>
      <Text>1400 Commercial Street, Portland, ME 04101</Text>
      <Text tone="muted">Roofing contractor · 23 employees</Text>
    </Stack>
  ),
}

export const Tight: Story = { ...Ready, args: { space: 'half' } }
