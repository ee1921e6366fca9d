import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { SkeletonText } from './SkeletonText.tsx'
import { Skeleton } from './Skeleton.tsx'

/**
 * The place of something on its way, with its size, so that nothing jumps when it arrives. Says nothing itself: TableSkeleton and DetailSkeleton tell readers what loads.
 *
 * Use **Spinner** for an action under way, **EmptyState** when nothing came.
 */
const meta = {
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Lines: Story = { render: () => <SkeletonText /> }

export const Detail: Story = {
  render: () => (
    <Box maxWidth="content">
      <DetailSkeleton label="Loading service request..." />
    </Box>
  ),
}
