import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

/**
 * Something is under way whose end is not known; give it a label unless words beside it say what.
 *
 * Use **ProgressBar** when the end is known, **Skeleton** for content on its way.
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
