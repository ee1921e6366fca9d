import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form } from '../Form/Form.tsx'
import { FileField, type FileFieldProps } from './FileField.tsx'
import type { UploadFile } from './upload.ts'

beforeAll(preloadParts, 60_000)

type Transfer = {
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
  finish: (answer: { id: string }) => void
  fail: (error: Error) => void
}

/** Uploads that wait until the test lets them go on. */
function heldUploads() {
  const transfers: Transfer[] = []
  const upload: UploadFile = (file, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      transfers.push({ file, signal, onProgress, finish, fail })
    })
  return { upload, transfers }
}

async function renderFiles(props: Partial<FileFieldProps> = {}) {
  const { upload, transfers } = heldUploads()
  render(<FileField label="Files" name="files" upload={upload} {...props} />)
  return {
    user: userEvent.setup({ applyAccept: false }),
    input: await screen.findByLabelText<HTMLInputElement>('Files'),
    transferOf: (index: number) => transfers[index] as Transfer,
    transfers,
  }
}

const certificate = new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' })
const endorsement = new File(['%PDF-1.7 endorsement'], 'endorsement.pdf', { type: 'application/pdf' })

function submitted() {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=files]')].map(
    (one) => one.value,
  )
}

test('two files are sent at once, and the form carries their ids', async () => {
  const onPendingChange = vi.fn<(isPending: boolean) => void>()
  const { user, input, transferOf } = await renderFiles({ onPendingChange })
  await user.upload(input, [certificate, endorsement])
  expect(onPendingChange).toHaveBeenLastCalledWith(true)
  act(() => transferOf(0).onProgress(0.4))
  const progress = screen.getByRole('progressbar', { name: 'Uploading certificate.pdf' })
  expect(progress.getAttribute('aria-valuenow')).toBe('40')
  await act(async () => transferOf(1).finish({ id: 'fi_2' }))
  expect(submitted()).toEqual(['fi_2'])
  await act(async () => transferOf(0).finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1', 'fi_2'])
  expect(onPendingChange).toHaveBeenLastCalledWith(false)
})

test('a file on its way can be given up', async () => {
  const { user, input, transferOf } = await renderFiles()
  await user.upload(input, certificate)
  await user.click(screen.getByRole('button', { name: 'Cancel certificate.pdf' }))
  expect(transferOf(0).signal.aborted).toBe(true)
  await act(async () => transferOf(0).finish({ id: 'fi_1' }))
  expect(submitted()).toEqual([])
  expect(screen.queryByText('certificate.pdf')).toBeNull()
})

test('a file whose upload failed says why and can be tried again', async () => {
  const { user, input, transferOf, transfers } = await renderFiles()
  await user.upload(input, certificate)
  await act(async () => transferOf(0).fail(new Error('The connection was lost.')))
  expect(screen.getByRole('alert').textContent).toBe('The connection was lost.')
  await user.click(screen.getByRole('button', { name: 'Try certificate.pdf again' }))
  expect(transfers).toHaveLength(2)
  await act(async () => transferOf(1).finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1'])
  await user.click(screen.getByRole('button', { name: 'Remove certificate.pdf' }))
  expect(submitted()).toEqual([])
})

test('a file that is too large or of another type is not sent, and the field says so', async () => {
  const { user, input, transfers } = await renderFiles({ accept: '.pdf', maxBytes: 10 })
  await user.upload(input, [endorsement, new File(['x'], 'photo.heic', { type: 'image/heic' })])
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'The file is 20 bytes; the largest taken is 10 bytes.',
    'Only .pdf files are taken.',
  ])
  expect(transfers).toEqual([])
})

test('dropped files are taken like chosen ones', async () => {
  const { input, transfers } = await renderFiles()
  fireEvent.drop(input, { dataTransfer: { files: [certificate] } })
  await waitFor(() => expect(transfers).toHaveLength(1))
})

test('one file replaces the other where only one is taken', async () => {
  const { user, input, transferOf } = await renderFiles({ isMultiple: false })
  await user.upload(input, certificate)
  await user.upload(input, endorsement)
  expect(transferOf(0).signal.aborted).toBe(true)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('leaving the screen gives up what is on its way', async () => {
  const { upload, transfers } = heldUploads()
  const { unmount } = render(<FileField label="Files" name="files" upload={upload} />)
  await userEvent.upload(await screen.findByLabelText('Files'), certificate)
  unmount()
  expect(transfers[0]?.signal.aborted).toBe(true)
})

test('the server’s message about the files shows beneath them', async () => {
  render(
    <Form onSubmit={() => undefined} fieldErrors={[{ path: 'files', message: 'The file is infected.' }]}>
      <FileField label="Files" name="files" upload={heldUploads().upload} />
    </Form>,
  )
  expect(screen.getByText('The file is infected.')).toBeTruthy()
})
