import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { heldUploads } from '../FileField/testing/heldUploads.ts'
import { Form } from '../Form/Form.tsx'
import { MultiFileField, type MultiFileFieldProps } from './MultiFileField.tsx'

beforeAll(preloadParts, 60_000)

const certificate = pdf('certificate')
const endorsement = pdf('endorsement')

function pdf(name: string) {
  return new File([`%PDF-1.7 ${name}`], `${name}.pdf`, { type: 'application/pdf' })
}

async function renderFiles(props: Partial<MultiFileFieldProps> = {}) {
  const { upload, transfers, transferOf } = heldUploads()
  render(<MultiFileField label="Files" name="files" upload={upload} {...props} />)
  return {
    user: userEvent.setup({ applyAccept: false }),
    input: await screen.findByLabelText<HTMLInputElement>('Files', { selector: '[type=file]' }),
    transfers,
    transferOf,
  }
}

function submitted() {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=files]')].map(
    (one) => one.value,
  )
}

function buttonOf(name: string) {
  return screen.getByRole('button', { name })
}

test('uploads two files at once, each with its progress, and submits their ids', async () => {
  const onPendingChange = vi.fn<(isPending: boolean) => void>()
  const { user, input, transferOf } = await renderFiles({ onPendingChange })
  await user.upload(input, [certificate, endorsement])
  expect(onPendingChange).toHaveBeenLastCalledWith(true)
  act(() => transferOf('certificate.pdf').onProgress(0.4))
  const progress = screen.getByRole('progressbar', { name: 'Uploading certificate.pdf' })
  expect(progress.getAttribute('aria-valuenow')).toBe('40')
  await act(async () => transferOf('endorsement.pdf').finish({ id: 'fi_2' }))
  expect(submitted()).toEqual(['fi_2'])
  expect(screen.getByText('1 of 2 uploaded')).toBeDefined()
  await act(async () => transferOf('certificate.pdf').finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1', 'fi_2'])
  expect(onPendingChange).toHaveBeenLastCalledWith(false)
})

test('uploads three files at a time and starts the next when one finishes', async () => {
  const { user, input, transfers, transferOf } = await renderFiles()
  await user.upload(input, [pdf('binder'), pdf('invoice'), pdf('quote'), pdf('loss runs'), pdf('schedule')])
  expect(transfers).toHaveLength(3)
  expect(screen.getAllByText(/Waiting/)).toHaveLength(2)
  await user.click(buttonOf('Cancel loss runs.pdf'))
  await act(async () => transferOf('invoice.pdf').finish({ id: 'fi_2' }))
  expect(transfers.map(({ file }) => file.name)).toEqual([
    'binder.pdf',
    'invoice.pdf',
    'quote.pdf',
    'schedule.pdf',
  ])
})

test('an upload can be canceled, and focus stays on the list', async () => {
  const { user, input, transferOf } = await renderFiles()
  await user.upload(input, [certificate, endorsement])
  await user.click(buttonOf('Cancel certificate.pdf'))
  expect(transferOf('certificate.pdf').signal.aborted).toBe(true)
  await act(async () => transferOf('certificate.pdf').finish({ id: 'fi_1' }))
  expect(submitted()).toEqual([])
  expect(screen.queryByText('certificate.pdf')).toBeNull()
  expect(document.activeElement).toBe(buttonOf('Cancel endorsement.pdf'))
  await user.click(buttonOf('Cancel endorsement.pdf'))
  expect(document.activeElement).toBe(input)
})

test('a failed upload says why and can be retried', async () => {
  const { user, input, transfers, transferOf } = await renderFiles()
  await user.upload(input, certificate)
  await act(async () => transferOf('certificate.pdf').fail(new Error('The connection was lost.')))
  expect(screen.getByRole('alert').textContent).toBe('The connection was lost.')
  await user.click(buttonOf('Try certificate.pdf again'))
  expect(transfers).toHaveLength(2)
  expect(document.activeElement).toBe(buttonOf('Cancel certificate.pdf'))
  await act(async () => transferOf('certificate.pdf').finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1'])
  await user.click(buttonOf('Remove certificate.pdf'))
  expect(submitted()).toEqual([])
})

test('after a lost connection all failed uploads are retried together', async () => {
  const { user, input, transfers, transferOf } = await renderFiles()
  await user.upload(input, [certificate, endorsement])
  await act(async () => transferOf('certificate.pdf').fail(new Error('The connection was lost.')))
  expect(screen.queryByRole('button', { name: 'Try 2 again' })).toBeNull()
  await act(async () => transferOf('endorsement.pdf').fail(new Error('The connection was lost.')))
  expect(screen.getByText('0 of 2 uploaded, 2 not')).toBeDefined()
  await user.click(buttonOf('Try 2 again'))
  expect(transfers).toHaveLength(4)
  expect(document.activeElement).toBe(buttonOf('Cancel certificate.pdf'))
})

test.each([
  ['too large', { maxBytes: 10 }, 'The file is 20 bytes; the largest taken is 10 bytes.'],
  ['of another type', { accept: '.docx,image/*' }, 'Only .docx, image/* files are taken.'],
])(
  'a file that is %s is not sent, its line says why, and it is not offered again',
  async (_fault, limits, message) => {
    const { user, input, transfers } = await renderFiles(limits)
    await user.upload(input, endorsement)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(transfers).toEqual([])
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  },
)

test('uploads a file chosen twice only once', async () => {
  const { user, input, transfers } = await renderFiles()
  await user.upload(input, certificate)
  await user.upload(input, [certificate, endorsement])
  expect(screen.getByRole('alert').textContent).toBe('The file is in the list already.')
  expect(transfers).toHaveLength(2)
})

test('dropped files are handled like chosen ones', async () => {
  const { input, transfers } = await renderFiles()
  fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [certificate, endorsement] } })
  await waitFor(() => expect(transfers).toHaveLength(2))
})

test('a file dropped beside the field does not replace the page', async () => {
  await renderFiles()
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false)
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
})

test('does not submit without a required file', async () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit}>
      <MultiFileField label="Files" name="files" upload={heldUploads().upload} isRequired />
      <button type="submit">Send</button>
    </Form>,
  )
  await userEvent.click(buttonOf('Send'))
  expect(screen.getByText('Files is required.')).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(/^Files/, { selector: '[type=file]' })),
  )
  expect(onSubmit).not.toHaveBeenCalled()
})

test('skips a dropped folder and uploads the files beside it', async () => {
  const { input, transfers } = await renderFiles()
  const folder = new File(['4096 bytes of the system'], 'Loss runs')
  const items = [folder, certificate].map((file) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory: file === folder }),
  }))
  fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [folder, certificate], items } })
  await waitFor(() => expect(transfers.map(({ file }) => file.name)).toEqual(['certificate.pdf']))
  expect(screen.getByRole('alert').textContent).toBe('A folder is not taken: choose the files in it.')
})

test('does not submit while a file is uploading', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>()
  const { upload, transferOf } = heldUploads()
  render(
    <Form onSubmit={onSubmit}>
      <MultiFileField label="Files" name="files" upload={upload} isRequired />
      <button type="submit">Send</button>
    </Form>,
  )
  await userEvent.upload(await screen.findByLabelText(/^Files/, { selector: '[type=file]' }), certificate)
  await userEvent.click(buttonOf('Send'))
  expect(screen.getByText('certificate.pdf is still uploading. Wait for it, or remove it.')).toBeDefined()
  expect(onSubmit).not.toHaveBeenCalled()
  await act(async () => transferOf('certificate.pdf').finish({ id: 'fi_1' }))
  expect(screen.queryByText(/still uploading/)).toBeNull()
  await userEvent.click(buttonOf('Send'))
  expect(onSubmit.mock.calls[0]?.[0].getAll('files')).toEqual(['fi_1'])
})

test('submits one file when the server deduplicates two', async () => {
  const error = vi.spyOn(console, 'error')
  const { user, input, transferOf } = await renderFiles()
  await user.upload(input, [certificate, endorsement])
  await act(async () => transferOf('certificate.pdf').finish({ id: 'fi_1' }))
  await act(async () => transferOf('endorsement.pdf').finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1'])
  expect(error).not.toHaveBeenCalled()
})

test('reopening a form restores its files and uploads unfinished ones again', async () => {
  const onFilesChange = vi.fn<NonNullable<MultiFileFieldProps['onFilesChange']>>()
  const initialFiles = [
    { file: certificate, id: 'fi_1' },
    { file: endorsement, id: null },
  ]
  const { transfers, transferOf } = await renderFiles({ initialFiles, onFilesChange })
  expect(transfers).toHaveLength(1)
  expect(submitted()).toEqual(['fi_1'])
  await act(async () => transferOf('endorsement.pdf').finish({ id: 'fi_2' }))
  expect(submitted()).toEqual(['fi_1', 'fi_2'])
  expect(onFilesChange).toHaveBeenLastCalledWith([
    { file: certificate, id: 'fi_1' },
    { file: endorsement, id: 'fi_2' },
  ])
})
