import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import type { UploadFile } from '../FileField/upload.ts'
import { Composer, type ComposerProps } from './Composer.tsx'

/**
 * Input for a message to Cara, colleagues or a client. Grows with the text, accepts files that are chosen,
 * pasted or dropped, waits for their uploads, and keeps everything when sending fails.
 *
 * Set `busyReason` while an answer is pending: typing continues.
 *
 * Use **TextArea** for a text field of a form.
 *
 * | Key | Does |
 * |---|---|
 * | Enter | Sends, except during IME composition |
 * | Shift+Enter | Inserts a line break |
 * | Ctrl+V, ⌘ V | Pastes text or attaches the clipboard's files |
 * | Tab | Moves to the files, Attach and Send |
 */
const meta = {
  title: 'Conversation/Composer',
  component: Composer,
  args: {
    label: 'Message to Cara',
    placeholder: 'Ask Cara...',
    onSend: () => Promise.resolve(),
    upload: uploadAtOnce,
  } as ComposerProps,
  decorators: [(Story) => <Box maxWidth="form">{Story()}</Box>],
} satisfies Meta<typeof Composer>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { defaultValue: 'Does the policy cover torch-applied roofing?' },
}

export const Empty: Story = {}

/** Cara is working: the user can type but not send. */
export const Loading: Story = {
  args: {
    busyReason: 'Cara is working on your last message.',
    defaultValue: 'And compare it with last year’s terms.',
  },
}

/** Sending failed; the message is kept. */
export const Error_: Story = {
  name: 'Error',
  args: {
    defaultValue: 'Draft the certificate for Bayside General Contractors.',
    onSend: () => Promise.reject(new Error('The connection was lost. Check it and send again.')),
  },
  play: async ({ canvasElement }) => {
    const composer = within(canvasElement)
    await userEvent.click(composer.getByRole('button', { name: 'Send' }))
    await expect(await composer.findByText(/connection was lost/)).toBeVisible()
    await expect(composer.getByRole('textbox')).toHaveValue(
      'Draft the certificate for Bayside General Contractors.',
    )
  },
}

/** One uploading file, one uploaded, one failed, and a text longer than its box. */
export const Crowded: Story = {
  args: {
    upload: uploadHalf,
    defaultValue: 'Check every endorsement against the contract of the general contractor.\n'.repeat(40),
  },
  play: async ({ canvasElement }) => {
    const chooser = canvasElement.querySelector('input[type=file]')
    if (!(chooser instanceof HTMLInputElement)) throw new Error('The composer takes no files.')
    await userEvent.upload(chooser, [
      new File(['%PDF-1.7'], 'policy_on_its_way.pdf'),
      new File(['%PDF-1.7'], `contract_${'of_the_general_contractor_'.repeat(6)}.pdf`),
      new File(['png'], 'roof.heic'),
    ])
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Where the conversation has little room: beside a document, on a phone. */
export const Compact: Story = { args: { upload: undefined, isCompact: true } }

export const WithoutFiles: Story = { args: { upload: undefined } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'رسالة إلى كارا',
    placeholder: 'اسأل كارا...',
    defaultValue: 'هل تغطي الوثيقة أعمال الأسقف؟',
  },
}

function uploadAtOnce(file: File): ReturnType<UploadFile> {
  return Promise.resolve({ id: `fi_${file.name}` })
}

function uploadHalf(...[file, { onProgress }]: Parameters<UploadFile>): ReturnType<UploadFile> {
  if (file.name.endsWith('.heic')) return Promise.reject(new Error('The connection was lost.'))
  if (!file.name.startsWith('policy')) return uploadAtOnce(file)
  onProgress(0.6)
  return new Promise(() => undefined)
}
