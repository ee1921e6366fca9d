import { TableKit } from '@tiptap/extension-table'
import { type Extensions, Extension, mergeAttributes, Node } from '@tiptap/react'
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

/** A block shown by its name: it can be moved and removed, not edited. */
const Kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    index: { default: 0, rendered: false },
    label: { default: '', rendered: false },
  }),
  renderHTML: ({ node }) => ['div', { class: styles.kept }, String(node.attrs['label'])],
})

/** The editor's schema, limited to the blocks a document supports. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  BlockParts,
  Callout,
  Kept,
]
