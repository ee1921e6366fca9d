import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './FileField.tsx'
import { uploadSlowly } from './testing/uploadSlowly.ts'

/**
 * Takes one file from the disk or dropped upon it and sends it at once; the form submits its id under `name`. A second
 * file takes the place of the first. A form is not sent while the file is on its
 * way: it says so beneath the field; `onPendingChange` is for a button that waits. A folder is not taken.
 *
 * Use **MultiFileField** where several files belong together.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Opens the system's file dialog |
 * | Tab | Reaches cancel, try again and remove |
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
