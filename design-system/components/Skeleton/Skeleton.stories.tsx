import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { Page } from '../Page/Page.tsx'
import type { TableColumn } from '../Table/tableColumn.ts'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { type ListLook, ListPageSkeleton } from './ListPageSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonText } from './SkeletonText.tsx'

/**
 * A placeholder at its final size, so that the layout does not shift. Announces nothing itself: the
 * layout skeletons below announce what is loading and take their sizes from the layouts' own styles.
 *
 * Use **Spinner** for an action in progress, **EmptyState** when there is nothing. Show what is already known (a title, a
 * record from a list) instead of its skeleton.
 */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Lines: Story = { render: () => <SkeletonText /> }

/** A list: its title is known, its filters and rows are loading. */
export const List: Story = {
  render: () => (
    <ListPageSkeleton title="Policies" subtitle="View and manage your agency's policies" list={policies} />
  ),
}

export const Detail: Story = {
  render: () => (
    <Page>
      <DetailSkeleton label="Loading service request..." />
    </Page>
  ),
}

/** In the frames entry point. */
export const Form: Story = {
  render: () => (
    <Box maxWidth="form">
      <FormSkeleton label="Loading policy..." />
    </Box>
  ),
}

/** In the conversation entry point. */
export const Conversation: Story = {
  render: () => (
    <Box maxWidth="content">
      <ConversationSkeleton label="Loading conversation..." />
    </Box>
  ),
}

export const RightToLeft: Story = { ...Conversation, globals: { direction: 'rtl' } }

const policyColumns: TableColumn[] = [
  { id: 'account', header: 'Account', width: 'fill' },
  { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
  { id: 'type', header: 'Type', width: 'wide' },
  { id: 'carrier', header: 'Carrier', width: 'wide' },
]

const policies: ListLook = {
  label: 'Loading policies...',
  actions: 2,
  choices: 3,
  columns: policyColumns,
  rowLines: 1,
}
