import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { type DocumentBlock, editedBlocks, editorDocument } from './editorDocument.ts'
import { editorExtensions } from './editorExtensions.ts'

const blocks = [
  { type: 'cover', title: 'Insurance proposal', facts: [], isText: false },
  { type: 'heading', level: 2, text: 'Our recommendation', isText: true },
  {
    type: 'paragraph',
    style: 'lead',
    text: [
      'Choose ',
      { text: 'Granite State', isBold: true },
      ', which pays\nfor ',
      { text: 'hired autos', link: 'https://granite.example' },
      '.',
    ],
    isText: true,
  },
  {
    type: 'list',
    kind: 'check',
    items: ['Sign the application', ['Send the ', { text: 'loss runs', isItalic: true }]],
    isText: true,
  },
  { type: 'callout', tone: 'caution', title: 'Not covered', text: 'Flood.', isText: true },
  { type: 'quote', text: 'We will pay those sums.', citation: 'BOP policy, page 12', isText: true },
  {
    type: 'table',
    summary: 'Premiums',
    columns: [
      { header: 'Line', width: 3 },
      { header: 'Premium', width: 1, align: 'right' },
    ],
    rows: [
      [{ text: 'General liability', isHeader: true, note: 'Occurrence' }, '$8,425'],
      ['Total', '$8,425'],
    ],
    hasTotal: true,
    isText: true,
  },
  {
    type: 'keyFigures',
    entries: [
      { label: 'Annual premium', value: '$8,425', note: 'Including taxes and fees' },
      { label: 'Each occurrence', value: '$1,000,000' },
    ],
    isText: true,
  },
  {
    type: 'fields',
    layout: 'aligned',
    entries: [
      { label: 'Carrier', value: 'Granite State Casualty' },
      { label: 'Proposed term', value: 'Mar 1, 2026 to Mar 1, 2027' },
    ],
    isText: true,
  },
  { type: 'rule', isText: true },
  { type: 'chart', title: 'Premium by carrier', isText: false },
  { type: 'pageBreak', isText: true },
] satisfies DocumentBlock[]

/** The document after a round trip through the editor. */
function edited(change: (editor: Editor) => void = () => undefined): object[] {
  const editor = new Editor({ extensions: editorExtensions, content: editorDocument(blocks) })
  change(editor)
  const saved = editedBlocks(editor.getJSON())
  editor.destroy()
  return saved
}

const kept = new Set(['cover', 'chart', 'pageBreak'])
const unchanged = blocks.map(({ isText: _, ...block }, index) =>
  kept.has(block.type) ? { type: 'kept', index } : block,
)

test('an unchanged document round-trips', () => {
  expect(edited()).toEqual([
    ...unchanged.slice(0, 2),
    { ...unchanged[2], text: richParagraph },
    ...unchanged.slice(3),
  ])
})

/** A line break is its own run. */
const richParagraph = [
  'Choose ',
  { text: 'Granite State', isBold: true },
  ', which pays',
  '\n',
  'for ',
  { text: 'hired autos', link: 'https://granite.example' },
  '.',
]

test('a key figure of a proposal can be changed', () => {
  const saved = edited((editor) => {
    editor.state.doc.descendants((node, at) => {
      if (node.isText && node.text === '$1,000,000')
        editor.commands.insertContentAt(
          { from: at, to: at + node.nodeSize },
          { type: 'text', text: '$2,000,000' },
        )
    })
  })
  expect(saved).toContainEqual({
    type: 'keyFigures',
    entries: [
      { label: 'Annual premium', value: '$8,425', note: 'Including taxes and fees' },
      { label: 'Each occurrence', value: '$2,000,000' },
    ],
  })
})

test('saves edited text, and a locked block can be removed', () => {
  const saved = edited((editor) => {
    editor.commands.deleteRange({ from: 0, to: 1 })
    editor.commands.insertContentAt(editor.state.doc.content.size, {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Call us with any questions.' }],
    })
  })
  expect(saved[0]).toMatchObject({ type: 'heading', text: 'Our recommendation' })
  expect(saved.at(-1)).toEqual({ type: 'paragraph', text: 'Call us with any questions.' })
})
