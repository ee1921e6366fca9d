import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarIcon, CircleCheckIcon, SparklesIcon, UserPlusIcon } from '../../icons/icons.ts'
import { Box } from '../Box/Box.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { TimelineSkeleton } from '../Skeleton/TimelineSkeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { Timeline } from './Timeline.tsx'
import { TimelineItem } from './TimelineItem.tsx'

/**
 * A record's events in order: comments in bubbles, changes on one line, each with its actor and time.
 *
 * Print shows the full date beside '3 days ago'. Use **LoadMore** above a long one, **DescriptionList** for
 * a record's current values.
 */
const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Comments and activity', children: null },
} satisfies Meta<typeof Timeline>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Timeline {...args}>
        <TimelineItem
          actor="Dana Whitfield"
          icon={UserPlusIcon}
          summary="assigned the request to Priya Raman"
          time="3 days ago"
          dateTime="2026-11-17T15:00:00Z"
          timeTitle="November 17, 2026 at 10:00 AM"
        />
        <TimelineItem actor="Priya Raman" time="2 days ago" dateTime="2026-11-18T15:00:00Z">
          The holder's address on the written contract differs from the request. I asked the insured which one
          is right.
        </TimelineItem>
        <TimelineItem
          actor="Cara"
          icon={CalendarIcon}
          summary="set the due date to Nov 24"
          time="1 day ago"
          dateTime="2026-11-19T15:00:00Z"
        />
        <TimelineItem
          actor="Cara"
          actorIcon={SparklesIcon}
          time="3 hours ago"
          dateTime="2026-11-20T12:00:00Z"
        >
          The insured answered: 1400 Commercial Street is right.
        </TimelineItem>
        <TimelineItem
          actor="Priya Raman"
          icon={CircleCheckIcon}
          summary="resolved the request"
          time="5 minutes ago"
          dateTime="2026-11-20T14:55:00Z"
        />
      </Timeline>
    </Box>
  ),
}

export const Loading: Story = { render: () => <TimelineSkeleton /> }

/** Leave out an empty timeline: one sentence says so. */
export const Empty: Story = {
  render: () => (
    <Panel>
      <Text tone="muted">No comments yet.</Text>
    </Panel>
  ),
}

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }

export const Crowded: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Timeline {...args}>
        <TimelineItem
          actor="Abigail Featherstonehaugh-Montgomery"
          icon={UserPlusIcon}
          summary="assigned the request to Bartholomew Vandersloot-Castellanos"
          time="11 months ago"
          dateTime="2025-12-17T15:00:00Z"
        />
        <TimelineItem actor="محمد علي" time="1 year ago" dateTime="2025-11-17T15:00:00Z">
          {'المقاول العام يطلب شهادة تأمين قبل بدء العمل\n'.repeat(3)}
          https://harborline.example/app/servicing/sr_01jd8k2m4n6p8q0r2s4t6v8w0x/overview
        </TimelineItem>
      </Timeline>
    </Box>
  ),
}
