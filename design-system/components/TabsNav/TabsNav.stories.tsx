import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { TabsNav } from './TabsNav.tsx'

/**
 * A record's sub-pages, each with its own URL; a select on phones.
 *
 * Use **SegmentedControl** for filters of one page.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves from link to link |
 * | Enter | Opens the sub-page |
 */
const meta = {
  title: 'Frames/TabsNav',
  component: TabsNav,
  args: {
    label: 'Service request',
    items: [
      { href: '/overview', label: 'Overview', isCurrent: true },
      { href: '/conversation', label: 'Conversation', isCurrent: false },
      { href: '/activity', label: 'Comments and Activity', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabsNav>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const WithCounts: Story = {
  args: {
    items: [
      { href: '/policies', label: 'Policies', isCurrent: false, badge: <Badge isPlain>4</Badge> },
      { href: '/certificates', label: 'Certificates', isCurrent: true, badge: <Badge isPlain>391</Badge> },
    ],
  },
}

export const Crowded: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      href: `/${index}`,
      label: `Certificates of additional insured ${index + 1}`,
      isCurrent: index === 9,
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { href: '/overview', label: 'نظرة عامة', isCurrent: true },
      { href: '/conversation', label: 'المحادثة', isCurrent: false },
    ],
  },
}
