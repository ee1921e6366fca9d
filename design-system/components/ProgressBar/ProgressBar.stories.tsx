import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/**
 * Measurable progress, such as an upload. Use **Spinner** when progress is unknown.
 */
const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading Declarations.pdf', value: 0.45 },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar {...args} tone="success" value={1} />
      <ProgressBar {...args} tone="danger" value={0.7} />
    </Stack>
  ),
}

export const Crowded: Story = {
  args: {
    label:
      'Uploading the declarations of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated.pdf',
    value: 0.999,
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
