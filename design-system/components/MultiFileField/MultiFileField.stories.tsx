import type { Meta, StoryObj } from '@storybook/react-vite'
import { type RefObject, useEffect, useRef } from 'react'
import { uploadSlowly } from '../FileField/testing/uploadSlowly.ts'
import { MultiFileField, type MultiFileFieldProps } from './MultiFileField.tsx'

/**
 * Accepts chosen or dropped files and uploads them, three at a time; the form submits the ids of finished
 * uploads under `name`. Each file has its own progress and can be canceled, retried after a failure and
 * removed; files that are too large, of an unsupported type or already listed are not uploaded. The form cannot be submitted while
 * a file is uploading: the field says so; use `onPendingChange` to disable a button. Folders are rejected.
 *
 * Use **FileField** for a single file.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Opens the system's file picker |
 * | Tab | Moves to Cancel, Try again and Remove of each file |
 */
const meta = {
  title: 'Controls/MultiFileField',
  component: MultiFileField,
  args: {
    label: 'Files',
    name: 'files',
    description: 'Visible to the client.',
    upload: uploadSlowly,
  },
} satisfies Meta<typeof MultiFileField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = {
  args: { upload: (file) => Promise.resolve({ id: `fi_${file.name}` }) },
  render: (args) => <Chosen {...args} files={[pdf('Declarations 2026'), pdf('Loss runs, five years')]} />,
}

export const Loading: Story = {
  args: { upload: (_file, { onProgress }) => new Promise(() => onProgress(0.42)) },
  render: (args) => (
    <Chosen {...args} files={['Declarations 2026', 'Loss runs', 'Schedule', 'Binder'].map(pdf)} />
  ),
}

export const Failing: Story = {
  args: { upload: () => Promise.reject(new Error('The connection was lost.')) },
  render: (args) => <Chosen {...args} files={[pdf('Declarations 2026'), pdf('Loss runs, five years')]} />,
}

export const Refused: Story = {
  args: { accept: '.pdf', maxBytes: 5_000_000, description: 'PDFs of at most 5 MB.' },
  render: (args) => (
    <Chosen
      {...args}
      files={[
        new File(['photo'], 'Roof, north side.heic', { type: 'image/heic' }),
        new File([new Uint8Array(6_200_000)], 'Scan of the whole policy.pdf', { type: 'application/pdf' }),
        new File([], 'Endorsement 4.pdf', { type: 'application/pdf' }),
      ]}
    />
  ),
}

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'The certificate is older than the request.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Crowded: Story = {
  args: { upload: (file) => Promise.resolve({ id: `fi_${file.name}` }) },
  render: (args) => (
    <Chosen
      {...args}
      files={Array.from({ length: 12 }, (_, index) =>
        pdf(`Certificate of liability insurance of Northgate Roofing and Sheet Metal, holder ${index + 1}`),
      )}
    />
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الملفات', upload: (file) => Promise.resolve({ id: `fi_${file.name}` }) },
  render: (args) => <Chosen {...args} files={[pdf('Declarations 2026')]} />,
}

/** The field after a user has chosen files. */
function Chosen({ files, ...props }: MultiFileFieldProps & { files: File[] }) {
  const place = useRef<HTMLDivElement>(null)
  useChosen(place, files)
  return (
    <div ref={place}>
      <MultiFileField {...props} />
    </div>
  )
}

function useChosen(place: RefObject<HTMLDivElement | null>, files: File[]) {
  const isDone = useRef(false)
  useEffect(() => {
    // The drop zone is a separate chunk and may load later.
    const timer = setInterval(() => {
      const input = place.current?.querySelector<HTMLInputElement>('input[type=file]')
      if (!input || isDone.current) return
      isDone.current = true
      const chosen = new DataTransfer()
      for (const file of files) chosen.items.add(file)
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, 50)
    return () => clearInterval(timer)
  })
}

function pdf(name: string) {
  return new File([`%PDF-1.7 ${name}`.repeat(2_000)], `${name}.pdf`, { type: 'application/pdf' })
}
