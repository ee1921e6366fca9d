import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline } from './Inline.tsx'

/**
 * Children side by side with equal spacing, wrapping as needed. Use **Stack** for a column.
 */
const meta = {
  title: 'Layout and text/Inline',
  component: Inline,
  args: { children: null },
} satisfies Meta<typeof Inline>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Inline {...args}>
      <Text>General Liability</Text>
      <Badge tone="success">In force</Badge>
      <Text tone="muted">GL-4471-20993</Text>
    </Inline>
  ),
}

export const Between: Story = { ...Ready, args: { justify: 'between' } }

export const Crowded: Story = {
  render: (args) => (
    <Inline {...args}>
      {Array.from({ length: 40 }, (_, index) => (
        <Badge key={index} isPlain>{`Additional insured ${index + 1}`}</Badge>
      ))}
    </Inline>
  ),
}

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }
