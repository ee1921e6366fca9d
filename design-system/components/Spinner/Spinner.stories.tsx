import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

/**
 * Work in progress of unknown length; set a label unless text beside it says what.
 *
 * Use **ProgressBar** when progress is known, **Skeleton** for loading content.
 */
const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Thinking...' },
} satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
}
