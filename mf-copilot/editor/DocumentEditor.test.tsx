import { preloadParts } from '@coverdesk/design-system'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { DocumentEditor } from './DocumentEditor.tsx'

beforeAll(preloadParts, 60_000)

function openEditor() {
  const onClose = vi.fn<() => void>()
  render(
    <DocumentEditor
      title="Insurance proposal"
      blocks={[
        { type: 'keyFigures', entries: [{ label: 'Annual premium', value: '$8,425' }], isText: true },
        { type: 'chart', title: 'Premium by carrier', isText: false },
      ]}
      onSave={() => Promise.resolve(null)}
      onClose={onClose}
    />,
  )
  return onClose
}

function asksBeforeReload() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('opens with its figures in cells, and without the inline style that the page may not have', async () => {
  openEditor()
  await screen.findByRole('columnheader', { name: 'Annual premium' })
  screen.getByRole('cell', { name: '$8,425' })
  screen.getByText('Chart: Premium by carrier')
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
})

test('Cancel closes a document that was not edited', async () => {
  const onClose = openEditor()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  {
    what: 'text',
    edit: () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Document' }), { key: 'Enter' }),
  },
  {
    what: 'the title',
    edit: () => userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' 2027'),
  },
])('Cancel and a reload ask before $what that was edited is lost', async ({ edit }) => {
  const onClose = openEditor()
  await screen.findByText('Chart: Premium by carrier')
  expect(asksBeforeReload()).toBe(false)
  await edit()
  expect(asksBeforeReload()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
