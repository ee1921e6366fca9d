import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'

/**
 * A dialog with one form, its errors and its two actions. Render it at its own URL; closing goes back.
 *
 * Use **Dialog** with a **Form** of your own where the dialog has more than the form, such as a help column, and
 * **ConfirmDialog** for a question without fields.
 */
const meta = {
  title: 'Frames/FormDialog',
  component: FormDialog,
  args: {
    title: 'Add note',
    description: 'Everyone at your agency can read it.',
    submitLabel: 'Add Note',
    isSubmitting: false,
    onClose: () => undefined,
    onSubmit: () => undefined,
    children: (
      <>
        <TextField label="Subject" name="subject" isRequired autoFocus />
        <TextArea label="Note" name="note" rows={3} />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FormDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Submitting: Story = { args: { isSubmitting: true } }

export const Rejected: Story = {
  args: {
    errors: {
      message: 'The server can’t be reached. Not saved. Try again.',
      fields: [{ path: 'subject', message: 'Enter a subject.' }],
    },
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'The policy has been renewed.' },
}

export const Crowded: Story = {
  args: {
    title:
      'Add a note to the account of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
    lead: 'Two notes of this account were added today. '.repeat(8),
    submitLabel: 'Add Note and Tell Everyone Who Works on the Account',
  },
}
