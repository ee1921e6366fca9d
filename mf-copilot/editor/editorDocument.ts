import type { JSONContent } from '@tiptap/react'

/** A block as the API returns it. The editor changes text blocks; it only moves or removes the others. */
export interface DocumentBlock {
  readonly type: string
  readonly isText: boolean
  readonly [part: string]: unknown
}

type Rich = string | readonly (string | Run)[]

interface Run {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly link?: string
}

type Parts = Readonly<Record<string, unknown>>

/** The document that the editor opens. */
export function editorDocument(blocks: readonly DocumentBlock[]): JSONContent {
  return { type: 'doc', content: blocks.map((block, index) => nodeOf(block, index)) }
}

function nodeOf(block: DocumentBlock, index: number): JSONContent {
  const { type, isText: _, ...parts } = block
  const make = block.isText ? nodes[type] : undefined
  return make ? make(parts) : { type: 'kept', attrs: { index, label: keptLabel(block) } }
}

const nodes: Readonly<Record<string, (parts: Parts) => JSONContent>> = {
  heading: ({ level, text, ...rest }) => ({
    type: 'heading',
    attrs: { level, parts: rest },
    content: inline(text as string),
  }),
  paragraph: ({ text, ...rest }) => ({
    type: 'paragraph',
    attrs: { parts: rest },
    content: inline(text as Rich),
  }),
  list: ({ kind, items }) => ({
    type: kind === 'number' ? 'orderedList' : 'bulletList',
    attrs: { parts: { kind } },
    content: (items as readonly Rich[]).map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  }),
  quote: ({ text, ...rest }) => ({
    type: 'blockquote',
    attrs: { parts: rest },
    content: [paragraph(text as string)],
  }),
  callout: ({ text, ...rest }) => ({
    type: 'callout',
    attrs: { parts: rest },
    content: inline(text as Rich),
  }),
  rule: () => ({ type: 'horizontalRule' }),
  // Figures side by side and labels with their values are edited as small tables.
  keyFigures: ({ entries, ...rest }) => {
    const figures = entries as readonly Figure[]
    const notes = figures.map(({ note = '' }) => cell('tableCell', note))
    return {
      type: 'table',
      attrs: { parts: { ...rest, type: 'keyFigures' } },
      content: [
        row(figures.map(({ label }) => cell('tableHeader', label))),
        row(figures.map(({ value }) => cell('tableCell', value))),
        ...(figures.some(({ note }) => note) ? [row(notes)] : []),
      ],
    }
  },
  fields: ({ entries, ...rest }) => ({
    type: 'table',
    attrs: { parts: { ...rest, type: 'fields' } },
    content: (entries as readonly Figure[]).map(({ label, value }) =>
      row([cell('tableHeader', label), cell('tableCell', value)]),
    ),
  }),
  table: ({ columns, rows, ...rest }) => ({
    type: 'table',
    attrs: { parts: { ...rest, columns } },
    content: [
      row((columns as readonly { header: string }[]).map(({ header }) => cell('tableHeader', header))),
      ...(rows as readonly (readonly Cell[])[]).map((cells) =>
        row(
          cells.map((each) =>
            typeof each === 'string' ? cell('tableCell', each) : cell('tableCell', each.text, each),
          ),
        ),
      ),
    ],
  }),
}

interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string
}

type Cell = string | { readonly text: string; readonly isHeader: true; readonly note?: string }

/** The blocks to save: blocks the editor cannot change are references to the version it opened. */
export function editedBlocks({ content = [] }: JSONContent): object[] {
  return content.flatMap((node) => {
    const block = blockOf(node)
    return block ? [block] : []
  })
}

function blockOf(node: JSONContent): object | null {
  const parts: Parts = node.attrs?.['parts'] ?? {}
  switch (node.type) {
    case 'kept':
      return { type: 'kept', index: node.attrs?.['index'] }
    case 'heading':
      return isEmpty(node)
        ? null
        : { ...parts, type: 'heading', level: node.attrs?.['level'], text: plain(node) }
    case 'bulletList':
    case 'orderedList': {
      const kind = node.type === 'orderedList' ? 'number' : parts['kind'] === 'check' ? 'check' : 'bullet'
      const items = itemsOf(node)
      return items.length === 0 ? null : { type: 'list', kind, items }
    }
    case 'blockquote':
      return isEmpty(node) ? null : { citation: '', ...parts, type: 'quote', text: plain(node) }
    case 'callout':
      return { tone: 'neutral', ...parts, type: 'callout', text: rich(node.content) }
    case 'horizontalRule':
      return { type: 'rule' }
    case 'table':
      if (parts['type'] === 'keyFigures') return figuresOf(node, parts)
      return parts['type'] === 'fields' ? fieldsOf(node, parts) : tableOf(node, parts)
    default:
      return isEmpty(node) ? null : { ...parts, type: 'paragraph', text: rich(node.content) }
  }
}

function tableOf({ content = [] }: JSONContent, parts: Parts): object {
  const [head, ...rows] = content
  const headers = (head?.content ?? []).map(plain)
  const before = (parts['columns'] ?? []) as readonly Parts[]
  const isSame = before.length === headers.length
  return {
    summary: headers.join(', ').slice(0, 500),
    ...parts,
    type: 'table',
    // Adding or removing a column invalidates the widths.
    columns: headers.map((header, index) => ({ ...(isSame ? before[index] : { width: 1 }), header })),
    rows: rows.map(({ content: cells = [] }) =>
      cells.map((each) => {
        const source: Parts | null = each.attrs?.['parts'] ?? null
        return source?.['isHeader'] ? { ...source, text: plain(each) } : plain(each)
      }),
    ),
  }
}

function figuresOf({ content = [] }: JSONContent, parts: Parts): object | null {
  const [labels = [], values = [], ...notes] = content.map((each) => (each.content ?? []).map(plain))
  const figures = labels.map((label, at): Figure => {
    const note = notes
      .map((line) => line[at] ?? '')
      .filter((line) => line.trim() !== '')
      .join('\n')
    return { label, value: values[at] ?? '', ...(note !== '' && { note }) }
  })
  return entriesOf(figures, parts)
}

function fieldsOf({ content = [] }: JSONContent, parts: Parts): object | null {
  const fields = content.map(({ content: cells = [] }): Figure => {
    const [label = '', ...values] = cells.map(plain)
    return { label, value: values.join(' ') }
  })
  return entriesOf(fields, parts)
}

/** Those that somebody emptied are left out. */
function entriesOf(all: readonly Figure[], parts: Parts): object | null {
  const entries = all.filter(({ label, value }) => label.trim() !== '' || value.trim() !== '')
  return entries.length === 0 ? null : { ...parts, entries }
}

/** The document's lists have one level: a nested item follows its parent. */
function itemsOf({ content = [] }: JSONContent): Rich[] {
  return content.flatMap(({ content: children = [] }) =>
    children.flatMap((child) =>
      child.type === 'bulletList' || child.type === 'orderedList'
        ? itemsOf(child)
        : isEmpty(child)
          ? []
          : [rich(child.content)],
    ),
  )
}

function row(content: JSONContent[]): JSONContent {
  return { type: 'tableRow', content }
}

function cell(type: string, text: string, parts: object | null = null): JSONContent {
  return { type, attrs: { parts }, content: [paragraph(text)] }
}

function paragraph(text: Rich): JSONContent {
  return { type: 'paragraph', content: inline(text) }
}

function inline(text: Rich): JSONContent[] {
  const runs: readonly (string | Run)[] = typeof text === 'string' ? [text] : text
  return runs.flatMap((part) => {
    const run: Run = typeof part === 'string' ? { text: part } : part
    const marks = [
      ...(run.isBold ? [{ type: 'bold' }] : []),
      ...(run.isItalic ? [{ type: 'italic' }] : []),
      ...(run.link === undefined ? [] : [{ type: 'link', attrs: { href: run.link } }]),
    ]
    return run.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks }]),
      ])
  })
}

function rich(content: readonly JSONContent[] = []): Rich {
  const runs = content.map((node): string | Run => {
    if (node.type === 'hardBreak') return '\n'
    const marks = node.marks ?? []
    const has = (type: string) => marks.some((mark) => mark.type === type)
    const link: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href']
    const text = node.text ?? ''
    if (marks.length === 0) return text
    return {
      text,
      ...(has('bold') && { isBold: true }),
      ...(has('italic') && { isItalic: true }),
      ...(typeof link === 'string' && { link }),
    }
  })
  return runs.every((run) => typeof run === 'string') ? runs.join('') : runs
}

/** A node's text without formatting. */
function plain(node: JSONContent): string {
  if (node.type === 'hardBreak') return '\n'
  if (node.text !== undefined) return node.text
  const isBlockParent = node.content?.some(({ type }) => type === 'paragraph') ?? false
  return (node.content ?? []).map(plain).join(isBlockParent ? '\n' : '')
}

function isEmpty(node: JSONContent): boolean {
  return plain(node).trim() === ''
}

const keptNames: Readonly<Record<string, string>> = {
  chart: 'Chart',
  checkBoxes: 'Check boxes',
  columns: 'Columns',
  cover: 'Cover page',
  overflow: 'Long text',
  pageBreak: 'Page break',
  panel: 'Panel',
  picture: 'Picture',
  signatures: 'Signatures',
  space: 'Space',
  table: 'Table',
}

/** How a locked block shows in the editor: "Chart: Premium by carrier". */
function keptLabel({ type, title }: DocumentBlock): string {
  const name = keptNames[type] ?? 'Block'
  return typeof title === 'string' && title !== '' ? `${name}: ${title}` : name
}
