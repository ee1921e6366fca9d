import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { SkeletonText } from '../Skeleton/SkeletonText.tsx'
import { Text } from '../Text/Text.tsx'
import { SlideOver } from './SlideOver.tsx'

/**
 * Details in a full-height panel over the edge of the page; full screen on phones.
 *
 * Use **Dialog** for a task with a start and an end.
 *
 * | Key | Does |
 * |---|---|
 * | Tab, Shift Tab | Next, previous control inside |
 * | Escape | Closes |
 */
const meta = {
  title: 'Frames/SlideOver',
  component: SlideOver,
  args: {
    title: 'Call Summary',
    isOpen: true,
    onClose: () => undefined,
    children: <Text>The insured asked for a certificate for the Portland pier job.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SlideOver>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { children: <SkeletonText lines={6} /> } }

export const WithActions: Story = { args: { footer: <Button>Open request</Button> } }

export const Crowded: Story = {
  args: {
    description: 'Alder Ridge Roofing, Nov 20, 2026, 4:12 PM',
    children: (
      <Text as="p">{'The insured asked for a certificate for the Portland pier job. '.repeat(120)}</Text>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ملخص المكالمة', children: <Text>طلب المؤمَّن له شهادة.</Text> },
}
