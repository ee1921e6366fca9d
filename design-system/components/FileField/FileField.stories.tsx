import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './FileField.tsx'
import type { UploadFile } from './upload.ts'

/**
 * Takes files from the disk or dropped upon it and sends each at once; the form submits their ids under `name`. Hold the
 * submit back between `onPendingChange(true)` and `onPendingChange(false)`.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Opens the system's file dialog |
 * | Tab | Reaches cancel, try again and remove of each file |
 */
const meta = {
  component: FileField,
  args: {
    label: 'Files',
    name: 'files',
    description: 'Visible to the client.',
    upload: uploadSlowly,
  },
} satisfies Meta<typeof FileField>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const OnePdf: Story = {
  args: { label: 'Start page', isMultiple: false, accept: '.pdf', maxBytes: 5_000_000 },
}

export const Failing: Story = {
  args: { upload: () => Promise.reject(new Error('The connection was lost.')) },
}

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'The certificate is older than the request.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function uploadSlowly(...[file, { signal, onProgress }]: Parameters<UploadFile>): ReturnType<UploadFile> {
  return new Promise((resolve, reject) => {
    let share = 0
    const timer = setInterval(() => {
      share += 0.1
      onProgress(Math.min(1, share))
      if (share < 1) return
      clearInterval(timer)
      resolve({ id: `fi_${file.name}` })
    }, 200)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })
}
