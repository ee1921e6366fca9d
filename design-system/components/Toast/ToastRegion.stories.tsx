import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

/**
 * Short notices at the bottom: what succeeded elsewhere, what a colleague changed. Called from anywhere as
 * `toast.show({ title })`. They go after 5 s (12 s with an action, 'Undo' or an error), but not while one points at them
 * or is inside. Four show at once; a fifth takes the place of the oldest.
 *
 * What can be taken back gets `onUndo` in place of a question beforehand. Where the server cannot undo it, wait with it
 * until `onSettled`: the toast has gone, and nobody took it back.
 *
 * Use **Banner** for what holds longer than a moment, a field's message for what a person can correct, **ErrorState** for a part that failed to load.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Reaches the action, 'Undo' and 'Dismiss'; the toast stays meanwhile |
 * | Enter, Space | Does it; the focus goes back to where it was |
 */
const meta = {
  title: 'Feedback/Toast',
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

export const Undo: Story = {
  ...Ready,
  play: () => {
    toast.dismissAll()
    toast.show({ title: 'Comment deleted', onUndo: () => undefined })
  },
}

export const Error_: Story = {
  ...Ready,
  name: 'Error',
  play: () => {
    toast.dismissAll()
    showDanger()
  },
}

export const Crowded: Story = {
  ...Ready,
  play: () => {
    toast.dismissAll()
    toast.show({ title: 'Request assigned to you', description: 'Priya Raman, just now' })
    toast.show({
      tone: 'warning',
      title: 'This request was changed by Dana Whitfield',
      description: 'Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
      action: { label: 'Show the change', onPress: () => undefined },
      onUndo: () => undefined,
    })
    showSuccess()
    showDanger()
  },
}

export const RightToLeft: Story = {
  ...Ready,
  globals: { direction: 'rtl' },
  play: () => {
    toast.dismissAll()
    toast.show({ tone: 'success', title: 'تم حذف التعليق', onUndo: () => undefined })
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
