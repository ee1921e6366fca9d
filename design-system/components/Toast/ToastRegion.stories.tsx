import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

/**
 * Short notices at the bottom: what succeeded elsewhere, what a colleague changed. Call from anywhere as
 * `toast.show({ title })`. They disappear after 5 s (12 s with an action, a link, 'Undo' or an error), but not while hovered
 * or focused. Four show at once; a fifth replaces the oldest.
 *
 * Use `onUndo` for reversible actions instead of asking first. If the server cannot undo it, delay it
 * until `onSettled`: the toast is gone, and nobody clicked Undo.
 *
 * Use **Banner** for lasting information, a field error for something the user can correct, **ErrorState** for a part that failed to load.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the action, the link, 'Undo' and 'Dismiss'; the toast stays meanwhile |
 * | Enter, Space | Activates it; focus is restored |
 */
const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

// The frame around every story contains the region.
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
