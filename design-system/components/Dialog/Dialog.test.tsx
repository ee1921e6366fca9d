import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { FormSkeleton } from '../Skeleton/FormSkeleton.tsx'
import { SlideOver } from '../SlideOver/SlideOver.tsx'
import { Form } from '../Form/Form.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, DialogFrame, type DialogProps } from './Dialog.tsx'

beforeAll(preloadParts, 60_000)

const notesOnly = (
  <label>
    Notes <textarea />
  </label>
)

function ResolveRequest({ children = notesOnly, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Resolve</Button>
      <Dialog
        title="Resolve Service Request"
        description="The client sees the files, not the notes."
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={<Button tone="primary">Resolve Request</Button>}
        {...props}
      >
        {children}
      </Dialog>
    </>
  )
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup()
  render(<ResolveRequest {...props} />)
  await user.click(screen.getByRole('button', { name: 'Resolve' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Resolve Service Request' }) }
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a dialog is labeled by its title and described by its description', async () => {
  const { dialog } = await openDialog()
  const sentence = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(sentence?.textContent).toBe('The client sees the files, not the notes.')
})

test('focus stays inside an open dialog and returns to the button that opened it', async () => {
  const { user, dialog } = await openDialog()
  for (const _stop of [1, 2, 3, 4, 5]) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.keyboard('{Escape}')
  await expectClosed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resolve' })))
})

function AddCarrier() {
  const [isAdding, setIsAdding] = useState(false)
  const close = () => setIsAdding(false)
  return (
    <>
      <Button onPress={() => setIsAdding(true)}>Add a carrier</Button>
      <Dialog
        title="Add a carrier"
        isOpen={isAdding}
        onClose={close}
        footer={<Button onPress={close}>Cancel</Button>}
      >
        <TextField label="Name" autoFocus />
      </Dialog>
    </>
  )
}

test('a nested dialog focuses its autofocus field each time it opens', async () => {
  const user = userEvent.setup()
  render(
    <Dialog title="Log a policy" isOpen onClose={() => undefined}>
      <AddCarrier />
    </Dialog>,
  )
  for (const _time of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Add a carrier' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(name.isConnected).toBe(false))
  }
})

test('Close closes the dialog', async () => {
  const { user } = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expectClosed()
})

test('a click outside keeps the notes the user typed', async () => {
  const { user, dialog } = await openDialog()
  await user.type(screen.getByLabelText('Notes'), 'Certificate sent to the holder')
  await user.click(document.body)
  expect(dialog.isConnected).toBe(true)
})

const typed = <TextField label="Notes" name="notes" defaultValue="Certificate sent" />
const form = <Form onSubmit={() => undefined}>{typed}</Form>

test('Escape asks before discarding form input', async () => {
  const { user } = await openDialog({ children: form })
  const notes = screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' })
  await user.type(notes, ' to the holder')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  const keep = screen.getByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(document.activeElement).toBe(keep))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(notes.value).toBe('Certificate sent to the holder')

  await user.click(notes)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await expectClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a second Escape keeps the input and restores focus', async () => {
  const { user } = await openDialog({ children: form })
  const notes = screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' })
  await user.type(notes, ' to the holder')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(notes))
})

test('Escape does not ask when the form is unchanged, each time it opens', async () => {
  const { user } = await openDialog({ children: form })
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), '!{Backspace}')
  await user.keyboard('{Escape}')
  await expectClosed()
  await user.click(screen.getByRole('button', { name: 'Resolve' }))
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), '!')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expectClosed()
  await user.click(screen.getByRole('button', { name: 'Resolve' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await expectClosed()
})

test('Escape does not ask where what was typed is kept', async () => {
  const kept = (
    <Form onSubmit={() => undefined} isDraftKept>
      {typed}
    </Form>
  )
  const { user } = await openDialog({ children: kept })
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), ' to the holder')
  await user.keyboard('{Escape}')
  await expectClosed()
})

test('cannot be closed while the request is being resolved', async () => {
  const onClose = vi.fn<() => void>()
  const { user, dialog } = await openDialog({ isBusy: true, onClose })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.isConnected).toBe(true)
})

test('shows a call in a slide-over beside its list, and Escape closes it', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn<() => void>()
  render(
    <SlideOver title="Call Summary" isOpen onClose={onClose}>
      The insured asked for a certificate.
    </SlideOver>,
  )
  await screen.findByRole('dialog', { name: 'Call Summary' })
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('asks before deleting a document, with focus on Cancel', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn<() => void>()
  render(
    <ConfirmDialog
      title="Delete Document"
      description="The binder leaves the policy for good."
      confirmLabel="Delete"
      isOpen
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('alertdialog', { name: 'Delete Document' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

/** Renders a dialog's placeholder, and returns what replaces it by the loaded dialog. */
function renderLoadingDialog(onClose: () => void) {
  const { rerender } = render(
    <DialogFrame>
      <Dialog title="Edit policy" isOpen onClose={onClose}>
        <FormSkeleton label="Loading policy..." />
      </Dialog>
    </DialogFrame>,
  )
  return function load() {
    rerender(
      <DialogFrame>
        <Dialog title="Edit policy" description="Edit the policy details." isOpen onClose={onClose}>
          <TextField label="Policy number" autoFocus />
        </Dialog>
      </DialogFrame>,
    )
    return screen.getByRole('textbox', { name: 'Policy number' })
  }
}

test('a press on Close counts although the dialog has loaded meanwhile', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn<() => void>()
  const load = renderLoadingDialog(onClose)
  await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByRole('button', { name: 'Close' }) })
  load()
  await user.pointer({ keys: '[/MouseLeft]' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that has loaded stays in its panel, focuses its first field and is described', async () => {
  const load = renderLoadingDialog(() => undefined)
  const dialog = await screen.findByRole('dialog', { name: 'Edit policy' })
  const field = load()
  expect(screen.getByRole('dialog', { name: 'Edit policy', description: 'Edit the policy details.' })).toBe(
    dialog,
  )
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('a slide-over also covers the place of the scroll bar, and the page keeps its width', async () => {
  const scrollBar = 15
  const root = document.documentElement
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth - scrollBar, 600))
  const panel = (isOpen: boolean) => (
    <SlideOver title="Email Thread" isOpen={isOpen} onClose={() => undefined}>
      Messages
    </SlideOver>
  )
  const { rerender } = render(panel(true))
  await screen.findByRole('dialog', { name: 'Email Thread' })
  expect(getComputedStyle(root).getPropertyValue('scrollbar-gutter')).toBe('auto')
  expect(root.style.paddingInlineEnd).toBe('15px')
  rerender(panel(false))
  await expectClosed()
  expect(root.style.paddingInlineEnd).toBe('')
  expect(root.hasAttribute('data-covered-gutter')).toBe(false)
})
