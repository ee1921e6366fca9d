// @vitest-environment jsdom
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { type DocumentBlock, editedBlocks, editorDocument } from './editorDocument.ts'
import { editorExtensions } from './editorExtensions.ts'

const cover: DocumentBlock = { type: 'cover', title: 'Insurance proposal', isText: false }
const heading: DocumentBlock = { type: 'heading', level: 1, text: 'Your coverage', isText: true }
const signatures: DocumentBlock = { type: 'signatures', isText: false }

async function openEditor(blocks: readonly DocumentBlock[] = [cover, heading, signatures]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions,
    content: editorDocument(blocks),
    injectCSS: false,
    onCreate: () => resolve(),
  })
  await promise
  return editor
}

function press(editor: Editor, key: string) {
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (key.length > 1) return
  const charCode = key.charCodeAt(0)
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keypress', { key, charCode, bubbles: true, cancelable: true }),
  )
}

function saved(editor: Editor) {
  return editedBlocks(editor.getJSON())
}

const keptCover = { type: 'kept', index: 0 }
const savedHeading = { type: 'heading', level: 1, text: 'Your coverage' }
const keptSignatures = { type: 'kept', index: 2 }

test('opens with the caret in the first text, not on the cover before it', async () => {
  const { state } = await openEditor()
  expect(state.selection).toBeInstanceOf(TextSelection)
  expect(state.selection.$from.parent.textContent).toBe('Your coverage')
  expect(state.selection.$from.parentOffset).toBe(0)
})

test('opens a document without text with the caret after its blocks, and nothing to undo', async () => {
  const editor = await openEditor([cover])
  expect(editor.state.selection).toBeInstanceOf(TextSelection)
  expect(editor.state.selection.from).toBe(2)
  expect(editor.can().undo()).toBe(false)
})

test('the focus of the first click does not change the document, which would move the caret', async () => {
  const { view } = await openEditor()
  const opened = view.state.doc
  view.dom.dispatchEvent(new FocusEvent('focus'))
  expect(view.state.doc).toBe(opened)
})

test('text typed while a cover is selected starts a paragraph after it', async () => {
  const editor = await openEditor()
  editor.commands.setNodeSelection(0)
  press(editor, 'A')
  expect(saved(editor)).toEqual([keptCover, { type: 'paragraph', text: 'A' }, savedHeading, keptSignatures])
})

test('text pasted while a cover is selected goes after it', async () => {
  const editor = await openEditor()
  editor.commands.setNodeSelection(0)
  editor.view.pasteText('Renews June 1.', new Event('paste') as ClipboardEvent)
  expect(saved(editor)).toEqual([
    keptCover,
    { type: 'paragraph', text: 'Renews June 1.' },
    savedHeading,
    keptSignatures,
  ])
})

test.each([
  { key: 'Backspace', position: 2, left: [savedHeading, keptSignatures] },
  { key: 'Delete', position: 15, left: [keptCover, savedHeading] },
])('$key beside a block selects it, and deletes it when pressed again', async ({ key, position, left }) => {
  const editor = await openEditor()
  editor.commands.setTextSelection(position)
  press(editor, key)
  expect(editor.state.selection).toBeInstanceOf(NodeSelection)
  expect(saved(editor)).toEqual([keptCover, savedHeading, keptSignatures])
  press(editor, key)
  expect(saved(editor)).toEqual(left)
})

test('a block cannot be put in a quote, which is saved as its text only', async () => {
  const editor = await openEditor()
  editor.commands.setNodeSelection(0)
  editor.commands.toggleBlockquote()
  expect(saved(editor)).toEqual([keptCover, savedHeading, keptSignatures])
})
