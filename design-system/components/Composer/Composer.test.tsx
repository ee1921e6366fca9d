import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Composer, type ComposerProps } from './Composer.tsx'
import type { ComposedMessage } from './useSend.ts'
import { heldUploads } from '../FileField/testing/heldUploads.ts'
import type { UploadFile } from '../FileField/upload.ts'

type Send = (message: ComposedMessage) => Promise<void>

function sends() {
  return vi.fn<Send>(() => Promise.resolve())
}

function renderComposer(props: Partial<ComposerProps> = {}) {
  const onSend = sends()
  const { container } = render(<Composer label="Message to Cara" onSend={onSend} {...props} />)
  return {
    onSend,
    user: userEvent.setup(),
    box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Cara' }),
    chooser: () => container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
  }
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send' })
}

const policy = new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' })
const photo = new File(['png'], 'roof.png', { type: 'image/png' })
const uploadAtOnce: UploadFile = (file) => Promise.resolve({ id: `fi_${file.name}` })
const uploadForever: UploadFile = () => new Promise(() => undefined)

test('Enter sends the trimmed message and clears the box, Shift+Enter adds a line', async () => {
  const { onSend, user, box } = renderComposer()
  await user.type(box, '  Which policies{Shift>}{Enter}{/Shift}cover hot tar? ')
  expect(onSend).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Which policies\ncover hot tar?', fileIds: [] })
  expect(box.value).toBe('')
})

test('a compact box has one line, and only a message that cannot be sent says more', () => {
  const text = 'a'.repeat(3)
  const { box } = renderComposer({ isCompact: true, maxLength: 2, defaultValue: text })
  expect(box.rows).toBe(1)
  expect(screen.queryByText(/Enter to send/)).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('too long')
})

test('does not send a blank message', async () => {
  const { onSend, user, box } = renderComposer()
  await user.type(box, '   {Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(box.value).toBe('   ')
})

test('a message over the limit says so beside the box and is not sent', async () => {
  const { onSend, user, box } = renderComposer({ maxLength: 20_000, defaultValue: 'a'.repeat(20_001) })
  expect(screen.getByRole('status').textContent).toBe(
    'Your message is too long: 20,001 characters of at most 20,000.',
  )
  await user.type(box, '{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await user.type(box, '{Backspace}{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

test('Enter that confirms an input method does not send', () => {
  const { onSend, box } = renderComposer({ defaultValue: 'ほけん' })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onSend).toHaveBeenCalledOnce()
})

test('clears an error once the server can be reached again', async () => {
  const onSend = vi.fn<Send>(() => Promise.reject(new Error('The server cannot be reached.')))
  const composer = (isConnected: boolean) => (
    <Composer label="Message to Cara" onSend={onSend} isConnected={isConnected} />
  )
  const { rerender } = render(composer(true))
  await userEvent.type(screen.getByRole('textbox'), 'Which policies?{Enter}')
  await screen.findByText('The server cannot be reached.')
  rerender(composer(false))
  screen.getByText('The server cannot be reached.')
  rerender(composer(true))
  expect(screen.queryByText('The server cannot be reached.')).toBeNull()
})

test('keeps the text while sending, prevents a second send, and keeps it on failure', async () => {
  let fail: (error: Error) => void = () => undefined
  const onSend = vi.fn<Send>(() => new Promise((_, reject) => (fail = reject)))
  const { user, box } = renderComposer({ onSend })
  await user.type(box, 'Draft the certificate.{Enter}{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
  expect(box.readOnly).toBe(true)
  await act(async () => fail(new Error('The connection was lost.')))
  expect(screen.getByRole('alert').textContent).toBe('The connection was lost.')
  expect(box.value).toBe('Draft the certificate.')
  await user.click(sendButton())
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('returns focus to the text after pressing the button', async () => {
  const { user, box } = renderComposer()
  await user.type(box, 'Thank you')
  await user.click(sendButton())
  expect(document.activeElement).toBe(box)
})

test('clears a draft the page keeps', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { user, box, onSend } = renderComposer({ value: 'Kept from yesterday', onChange })
  await user.type(box, '{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('typing is possible while Cara works, sending is not, with the reason', async () => {
  const { user, box, onSend } = renderComposer({ busyReason: 'Cara is working on your last message.' })
  await user.type(box, 'And another thing{Enter}')
  expect(box.value).toBe('And another thing')
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Cara is working on your last message.')
})

test('a note explains what happens to a message without blocking it', async () => {
  const { user, box, onSend } = renderComposer({ note: 'Cara will read this next.' })
  expect(screen.getByRole('status').textContent).toBe('Cara will read this next.')
  await user.type(box, 'And mold?{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

test('sends files with or without text and clears them afterwards', async () => {
  const { onSend, user, box, chooser } = renderComposer({ upload: uploadAtOnce })
  await user.upload(chooser(), [policy, photo])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.type(box, '{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: '', fileIds: ['fi_policy.pdf', 'fi_roof.png'] })
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a message waits for its uploads', async () => {
  const { onSend, user, box, chooser } = renderComposer({ upload: uploadForever })
  await user.upload(chooser(), policy)
  await user.type(box, 'See the policy{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByText('The files are still on their way.', { selector: '[role=status]' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel policy.pdf' }))
  await user.click(sendButton())
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'See the policy', fileIds: [] })
})

test('a message sent during an upload goes out with its file once it has arrived', async () => {
  const { upload, transferOf } = heldUploads()
  const { onSend, user, box, chooser } = renderComposer({ upload })
  await user.upload(chooser(), policy)
  await user.type(box, 'See the policy')
  await user.click(sendButton())
  expect(screen.getByText('Your message is sent when they are there.')).toBeDefined()
  expect(onSend).not.toHaveBeenCalled()
  await act(async () => transferOf('policy.pdf').finish({ id: 'fi_policy' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'See the policy', fileIds: ['fi_policy'] })
  expect(box.value).toBe('')
})

test('a message sent during an upload that fails stays, with the reason', async () => {
  const { upload, transferOf } = heldUploads()
  const { onSend, user, box, chooser } = renderComposer({ upload })
  await user.upload(chooser(), policy)
  await user.type(box, 'See the policy{Enter}')
  await act(async () => transferOf('policy.pdf').fail(new Error('The connection was lost.')))
  expect(onSend).not.toHaveBeenCalled()
  expect(
    screen.getByText('Try the failed files again or remove them.', { selector: '[role=status]' }),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Try .*again|Retry/ }))
  await act(async () => transferOf('policy.pdf').finish({ id: 'fi_policy' }))
  expect(onSend).not.toHaveBeenCalled()
})

test('does not send a message without its failed file', async () => {
  const upload: UploadFile = () => Promise.reject(new Error('The connection was lost.'))
  const { onSend, user, box, chooser } = renderComposer({ upload })
  await user.upload(chooser(), policy)
  await user.type(box, 'See the policy{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(
    screen.getByText('Try the failed files again or remove them.', { selector: '[role=status]' }),
  ).toBeDefined()
})

test('accepts pasted and dropped files', () => {
  const { box } = renderComposer({ upload: uploadForever })
  fireEvent.paste(box, { clipboardData: { files: [photo], types: ['Files'] } })
  fireEvent.drop(box, { dataTransfer: { files: [policy], types: ['Files'] } })
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Uploading roof.png',
    'Uploading policy.pdf',
  ])
})

test('does not send a dropped folder', () => {
  const { box } = renderComposer({ upload: uploadForever })
  const items = [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) }]
  fireEvent.drop(box, { dataTransfer: { files: [policy], types: ['Files'], items } })
  expect(screen.getByText('A folder is not taken: choose the files in it.')).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('pastes spreadsheet cells as text, not as an image', () => {
  const { box } = renderComposer({ upload: uploadForever })
  const paste = createEvent.paste(box, { clipboardData: { files: [photo], types: ['text/plain', 'Files'] } })
  fireEvent(box, paste)
  expect(paste.defaultPrevented).toBe(false)
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('dropping a file elsewhere does not leave the page', () => {
  const { box } = renderComposer()
  const drop = createEvent.drop(box, { dataTransfer: { files: [policy], types: ['Files'] } })
  fireEvent(box, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(screen.queryByRole('listitem')).toBeNull()
})
