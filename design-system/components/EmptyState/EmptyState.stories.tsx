import type { Meta, StoryObj } from '@storybook/react-vite'
import { InboxIcon, PlusIcon, ShieldCheckIcon } from '../../icons/icons.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { EmptyState } from './EmptyState.tsx'

/**
 * Nothing here, why, and what to do next.
 *
 * Use **ErrorState** when something failed, **TableSkeleton** while loading.
 */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: InboxIcon,
    title: 'No service requests found',
    description: "Your clients haven't made any service requests yet",
  },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Panel isFlush>
      <EmptyState {...args} />
    </Panel>
  ),
}

export const WithAction: Story = {
  args: {
    icon: ShieldCheckIcon,
    title: 'No policies',
    description: 'Get started by logging a new policy',
    action: (
      <ButtonLink href="/app/policies/new" tone="primary" icon={PlusIcon}>
        Add policy
      </ButtonLink>
    ),
  },
}

export const Crowded: Story = {
  args: {
    title:
      'No certificates of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
    description:
      'To create a certificate of liability insurance, start by logging a policy of the account. '.repeat(4),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد طلبات', description: 'لم يقدم عملاؤك أي طلبات بعد' },
}
