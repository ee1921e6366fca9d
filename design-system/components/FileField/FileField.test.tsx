import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Form } from '../Form/Form.tsx'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { heldUploads } from './testing/heldUploads.ts'

beforeAll(preloadParts, 60_000)

const declarations = new File(['%PDF-1.7'], 'declarations.pdf', { type: 'application/pdf' })
const endorsement = new File(['%PDF-1.7 endorsement'], 'endorsement.pdf', { type: 'application/pdf' })

async function renderField(props: Partial<FileFieldProps> = {}) {
  const { upload, transfers, transferOf } = heldUploads()
  const view = render(<FileField label="Policy document" name="file" upload={upload} {...props} />)
  return {
    ...view,
    user: userEvent.setup({ applyAccept: false }),
    input: await screen.findByLabelText<HTMLInputElement>('Policy document'),
    transfers,
    transferOf,
  }
}

function submitted() {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=file]')].map(
    (one) => one.value,
  )
}

test('uploads the file immediately and submits its id with the form', async () => {
  const onPendingChange = vi.fn<(isPending: boolean) => void>()
  const { user, input, transferOf } = await renderField({ onPendingChange })
  expect(input.multiple).toBe(false)
  await user.upload(input, declarations)
  expect(onPendingChange).toHaveBeenLastCalledWith(true)
  await act(async () => transferOf('declarations.pdf').finish({ id: 'fi_1' }))
  expect(submitted()).toEqual(['fi_1'])
  expect(onPendingChange).toHaveBeenLastCalledWith(false)
})

test('keeps rendering whatever the caller returns for a pending file', async () => {
  const told: boolean[] = []
  const { user, input, transferOf } = await renderField({
    onPendingChange: (isPending) => told.push(isPending),
  })
  await user.upload(input, declarations)
  await act(async () => transferOf('declarations.pdf').finish({ id: 'fi_1' }))
  expect(told).toEqual([false, true, false])
  expect(submitted()).toEqual(['fi_1'])
})

test('another file replaces the first, and the same file can be chosen again', async () => {
  const { user, input, transfers } = await renderField()
  await user.upload(input, declarations)
  await user.upload(input, endorsement)
  await user.upload(input, endorsement)
  expect(transfers.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('endorsement.pdf')).toBeDefined()
})

test('takes the first of several dropped files', async () => {
  const { input, transfers } = await renderField()
  fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [declarations, endorsement] } })
  await waitFor(() => expect(transfers.map(({ file }) => file.name)).toEqual(['declarations.pdf']))
})

test('cancels the upload when the user leaves the screen', async () => {
  const { user, input, transferOf, unmount } = await renderField()
  await user.upload(input, declarations)
  unmount()
  expect(transferOf('declarations.pdf').signal.aborted).toBe(true)
})

test('offers another try after a broken connection, but not for a type of file the server refuses', async () => {
  const { user, input, transfers, transferOf } = await renderField()
  await user.upload(input, declarations)
  const refusal = Object.assign(new Error('Use a PDF file.'), { status: 415 })
  await act(async () => transferOf('declarations.pdf').fail(refusal))
  expect(screen.getByRole('alert').textContent).toBe('Use a PDF file.')
  expect(screen.getAllByRole('button').map(nameOf)).toEqual(['Remove declarations.pdf'])

  await user.upload(input, endorsement)
  await act(async () => transferOf('endorsement.pdf').fail(new Error('The connection was lost.')))
  await user.click(screen.getByRole('button', { name: 'Try endorsement.pdf again' }))
  expect(transfers).toHaveLength(3)
})

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label')
}

test('shows the server’s message about the file below the field', () => {
  render(
    <Form onSubmit={() => undefined} fieldErrors={[{ path: 'file', message: 'The file is infected.' }]}>
      <FileField label="Policy document" name="file" upload={heldUploads().upload} />
    </Form>,
  )
  expect(screen.getByText('The file is infected.')).toBeDefined()
})
