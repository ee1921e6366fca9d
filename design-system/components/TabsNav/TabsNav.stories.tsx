import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabsNav } from './TabsNav.tsx'

/**
 * The sub-pages of a record, each with its own address; a select on phones.
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

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
