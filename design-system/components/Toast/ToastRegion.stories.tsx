import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

/**
 * Short notices in the corner: what succeeded elsewhere, what a colleague changed. Called from anywhere as
 * `toast.show({ title })`. They go after 5 s (12 s with an action or an error), but not while one points at them.
 *
 * Use a field's message for what a person can correct, **ErrorState** for a part that failed to load.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Reaches the action and 'Dismiss'; the toast stays meanwhile |
 */
const meta = {
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

// The frame around every story holds the region.
export const Ready: Story = {
  render: () => (
    <Inline>
      <Button onPress={showSuccess}>Resolve</Button>
      <Button onPress={showDanger}>Comment without a connection</Button>
    </Inline>
  ),
}

export const Crowded: Story = {
  ...Ready,
  play: () => {
    toast.dismissAll()
    toast.show({ title: 'Request assigned to you', description: 'Priya Raman, just now' })
    toast.show({
      tone: 'warning',
      title: 'This request was changed by Dana Whitfield',
      action: { label: 'Show the change', onPress: () => undefined },
    })
    showSuccess()
    showDanger()
  },
}

function showSuccess() {
  toast.show({ tone: 'success', title: 'Request resolved' })
}

function showDanger() {
  toast.show({
    tone: 'danger',
    title: 'Your comment was not saved',
    description: 'There is no connection to the server. It is kept in the box.',
  })
}
