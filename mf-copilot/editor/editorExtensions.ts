import { TableKit } from '@tiptap/extension-table'
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, type Extensions, Extension, mergeAttributes, Node } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import * as styles from './DocumentEditor.css.ts'

/** A block's other attributes, saved unchanged. */
const BlockParts = Extension.create({
  name: 'blockParts',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'blockquote',
        'callout',
        'table',
        'tableCell',
        'tableHeader',
      ],
      attributes: { parts: { default: null, rendered: false } },
    },
  ],
})

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-callout': '', class: styles.callout }),
    0,
  ],
})

/** Kept blocks stand between the others: within a quote, a list or a table they would not be saved. */
const Document = Node.create({ name: 'doc', topNode: true, content: '(block | kept)+' })

/** A block shown by its name: it can be moved and removed, not edited. */
const Kept = Node.create({
  name: 'kept',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    index: { default: 0, rendered: false },
    label: { default: '', rendered: false },
  }),
  renderHTML: ({ node }) => ['div', { class: styles.kept }, String(node.attrs['label'])],
  // ProseMirror deletes an atom beside the caret at once.
  addKeyboardShortcuts: () => ({
    Backspace: ({ editor }) => selectKept(editor, 'before'),
    Delete: ({ editor }) => selectKept(editor, 'after'),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleTextInput: writeAfterKept, handlePaste: writeAfterKept } }),
  ],
})

/** Selects the kept block beside the caret, so that it takes a second key to delete it. */
function selectKept({ state, commands }: Editor, side: 'before' | 'after'): boolean {
  const { $from, empty } = state.selection
  const edge = side === 'before' ? 0 : $from.parent.content.size
  if (!empty || $from.depth !== 1 || $from.parentOffset !== edge) return false
  const gap = state.doc.resolve($from[side]())
  const node = side === 'before' ? gap.nodeBefore : gap.nodeAfter
  if (node?.type.name !== Kept.name) return false
  return commands.setNodeSelection(side === 'before' ? gap.pos - node.nodeSize : gap.pos)
}

/** Moves the caret from a selected kept block to a new paragraph after it: text would replace the block. */
function writeAfterKept(view: EditorView): boolean {
  const { selection, tr, schema } = view.state
  if (selection instanceof NodeSelection && selection.node.type.name === Kept.name) {
    tr.insert(selection.to, schema.node('paragraph'))
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)))
  }
  return false
}

/**
 * Opens with the caret in the first text and not on a cover before it. TrailingNode adds its paragraph with the first
 * transaction; if that were the focus of the first click, the browser would not place the caret where it was clicked.
 */
const FirstText = Extension.create({
  name: 'firstText',
  onCreate() {
    const { view } = this.editor
    view.dispatch(view.state.tr.setMeta('addToHistory', false))
    const first = Selection.findFrom(view.state.doc.resolve(0), 1, true)
    if (first) view.dispatch(view.state.tr.setSelection(first))
  },
})

/** The editor's schema, limited to the blocks a document supports. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    document: false,
    strike: false,
    underline: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Document,
  BlockParts,
  Callout,
  Kept,
  FirstText,
]
