import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './FileField.tsx'
import { uploadSlowly } from './testing/uploadSlowly.ts'

/**
 * Accepts one chosen or dropped file and uploads it immediately; the form submits its id under `name`. A second
 * file replaces the first. The form cannot be submitted while the file is
 * uploading: the field says so; use `onPendingChange` to disable a button. Folders are rejected.
 *
 * Use **MultiFileField** for several files.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Opens the system's file picker |
 * | Tab | Moves to Cancel, Try again and Remove |
 */
const meta = {
  title: 'Controls/FileField',
  component: FileField,
  args: {
    label: 'Policy document',
    name: 'file',
    description: 'A PDF of at most 5 MB. Visible to the client.',
    accept: '.pdf',
    maxBytes: 5_000_000,
    upload: uploadSlowly,
  },
} satisfies Meta<typeof FileField>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Failing: Story = {
  args: { upload: () => Promise.reject(new Error('The connection was lost.')) },
}

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'The certificate is older than the request.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Crowded: Story = {
  args: {
    label:
      'Declarations of the excess policy above the scheduled policies, with all endorsements and schedules',
    description: 'A PDF of at most 5 MB, with every page of the declarations. Visible to the client. '.repeat(
      3,
    ),
    isRequired: true,
  },
}
