import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Banner, type BannerProps } from './Banner.tsx'

/**
 * Information about the page or the section below, as long as it applies: a policy that expires, a
 * carrier that is down. Screen readers announce the tone in a word.
 *
 * Use **Toast** for something that just happened, a field error for something the user can correct, **ErrorState** for a part
 * that failed to load, **EmptyState** for nothing to show.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the action and 'Dismiss' |
 * | Enter, Space | Activates it |
 */
const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'This policy expires in 12 days',
    children: 'No renewal has been quoted yet.',
    action: <Button size="small">Ask for a renewal</Button>,
  },
} satisfies Meta<typeof Banner>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack space="s">
      <Banner title="Documents are read once more">New fields appear as they are found.</Banner>
      <Banner tone="success" title="The certificate was sent to the holder" />
      <Banner tone="warning" title="This policy expires in 12 days" />
    </Stack>
  ),
}

export const Error_: Story = {
  name: 'Error',
  args: {
    tone: 'danger',
    title: 'The carrier could not be reached',
    children: 'What you see is from this morning, 8:15 AM.',
    action: <Button size="small">Try again</Button>,
  },
}

export const Dismissible: Story = {
  args: { tone: 'info', title: 'Certificates have moved', children: 'They stand beside the documents now.' },
  render: (args) => <Dismissing {...args} />,
}

export const Crowded: Story = {
  args: {
    title:
      'The general liability policy of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated, expires in 12 days',
    children:
      'No renewal has been quoted yet, and the carrier asks for loss runs of the last five years. '.repeat(3),
    onDismiss: () => undefined,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تنتهي هذه الوثيقة خلال 12 يومًا',
    children: 'لم يُعرض أي تجديد بعد.',
    action: <Button size="small">اطلب التجديد</Button>,
    onDismiss: () => undefined,
  },
}

function Dismissing(props: BannerProps) {
  const [isShown, setIsShown] = useState(true)
  if (isShown) return <Banner {...props} onDismiss={() => setIsShown(false)} />
  return (
    <Button size="small" onPress={() => setIsShown(true)}>
      Show it again
    </Button>
  )
}
