import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks for confirmation before an irreversible action. Focus starts on Cancel.
 *
 * A double click or a held Enter confirms once. Set `isBusy` while the action runs, so that nobody confirms it again.
 *
 * Use **Toast** with `onUndo` for reversible actions: run them immediately and offer Undo. Use **Dialog** for a task with
 * fields.
 *
 * | Key | Does |
 * |---|---|
 * | Enter | Activates the focused button, Cancel at first |
 * | Escape | Cancels |
 */
const meta = {
  title: 'Frames/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete Document',
    description: 'The binder of Alder Ridge Roofing leaves the policy for good.',
    confirmLabel: 'Delete',
    isOpen: true,
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Busy: Story = { args: { isBusy: true } }

export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Send Certificate',
    description: 'The holder receives it by email.',
    confirmLabel: 'Send',
  },
}

export const Crowded: Story = {
  args: {
    title:
      'Delete the certificates of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
    description: 'The binder leaves the policy for good, and with it what was read from it. '.repeat(12),
    confirmLabel: 'Delete 391 certificates',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'حذف المستند', description: 'يغادر المستند الوثيقة نهائيًا.', confirmLabel: 'حذف' },
}
