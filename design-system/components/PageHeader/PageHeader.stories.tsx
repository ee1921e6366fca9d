import type { Meta, StoryObj } from '@storybook/react-vite'
import { mediumDate } from '../../formats/dates.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { PageHeaderSkeleton } from '../Skeleton/PageHeaderSkeleton.tsx'
import { PageHeader } from './PageHeader.tsx'

/**
 * The page's h1 with its actions. After navigation the h1 can take focus.
 *
 * Use **Heading** for a section of the page, **Panel** for a section with a surface.
 */
const meta = {
  title: 'Frames/PageHeader',
  component: PageHeader,
  args: { title: 'Servicing', subtitle: 'Service requests from your customers' },
} satisfies Meta<typeof PageHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Record_: Story = {
  name: 'Of a record',
  args: {
    title: 'Blue Harbor Roofing, LLC',
    subtitle: (
      <>
        <Badge tone="warning">Open</Badge>
        <Text>Certificate request</Text>
        <Text tone="subtle">{mediumDate('2026-11-20T12:00:00Z')}</Text>
      </>
    ),
    actions: (
      <>
        <Button>Update request</Button>
        <Button tone="primary">Resolve</Button>
      </>
    ),
    backLink: { href: '/app/servicing', label: 'Servicing' },
  },
}

export const Crowded: Story = {
  args: {
    ...Record_.args,
    title:
      'Greater Portland Metropolitan Transit District Construction and Maintenance Cooperative Association',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...Record_.args, title: 'شركة الميناء الأزرق للأسقف' },
}

export const Loading: Story = {
  render: () => <PageHeaderSkeleton noun="Policy" backLink={{ href: '/app/policies', label: 'Policies' }} />,
}
