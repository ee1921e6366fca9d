import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

/**
 * The level is the place in the outline, the size is visual; a page has one level 1, in its PageHeader.
 *
 * Use **PageHeader** for a page's heading, **Text** with a weight for text that is not a heading.
 */
const meta = {
  title: 'Layout and text/Heading',
  component: Heading,
  args: { level: 1, children: 'Service requests' },
} satisfies Meta<typeof Heading>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        What can Cara do for you?
      </Heading>
      <Heading level={1}>Blue Harbor Roofing, LLC</Heading>
      <Heading level={2}>Comments and Activity</Heading>
      <Heading level={3}>What's covered</Heading>
      <Heading level={4}>Endorsements</Heading>
    </Stack>
  ),
}

export const Crowded: Story = {
  args: {
    children:
      'Certificate of liability insurance for the Greater Portland Metropolitan Transit District and its subcontractors of every tier',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'طلبات الخدمة' } }
