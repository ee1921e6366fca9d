import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { type FlowPiece, isHeader } from './flowReading.ts'

/** Elements that nobody sees, or whose text is not the document's. */
const unseen = /^(script|style|template|noscript|head|svg|iframe|object|select|textarea)$/
const block =
  /^(p|div|section|article|main|header|footer|aside|nav|address|blockquote|pre|dl|dt|dd|ul|ol|li|figure|figcaption|form|fieldset|center|body|html|tr|td|th|tbody|thead|tfoot|hr)$/
/** Deeper nesting is no document that a person wrote. */
const deepest = 200

/** What an HTML document shows, in reading order. */
export function htmlPieces(html: string): FlowPiece[] {
  const root = parse(html, { comment: false, blockTextElements: { script: false, style: false, pre: true } })
  const pieces: FlowPiece[] = []
  let text = ''
  let kind: 'paragraph' | 'listItem' = 'paragraph'

  function flush(): void {
    if (text.trim() !== '') pieces.push({ kind, text })
    text = ''
    kind = 'paragraph'
  }

  function walk(node: Node, depth: number): void {
    if (node.nodeType === NodeType.TEXT_NODE) text += node.text
    if (node.nodeType !== NodeType.ELEMENT_NODE || depth > deepest) return
    const element = node as HTMLElement
    const name = element.rawTagName?.toLowerCase() ?? ''
    if (isUnseen(element, name)) return
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level !== undefined) {
      flush()
      if (element.text.trim() !== '')
        pieces.push({ kind: 'heading', level: Number(level), text: visibleText(element, depth) })
    } else if (name === 'table' && isData(element)) {
      flush()
      pieces.push(tablePiece(element, depth))
    } else if (name === 'br') flush()
    else if (block.test(name) || name === 'table') {
      flush()
      if (name === 'li') kind = 'listItem'
      for (const child of element.childNodes) walk(child, depth + 1)
      flush()
    } else for (const child of element.childNodes) walk(child, depth + 1)
  }

  walk(root, 0)
  flush()
  return pieces
}

function isUnseen(element: HTMLElement, name: string): boolean {
  if (unseen.test(name) || element.hasAttribute('hidden')) return true
  const style = element.getAttribute('style') ?? ''
  return (
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|mso-hide\s*:\s*all/i.test(
      style,
    ) ||
    (/(?:^|;)\s*color\s*:\s*(?:#fff(?:fff)?|white)\b/i.test(style) && !/background/i.test(style))
  )
}

function visibleText(element: HTMLElement, depth: number): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) text += node.text
    if (node.nodeType !== NodeType.ELEMENT_NODE || depth > deepest) continue
    const child = node as HTMLElement
    const name = child.rawTagName?.toLowerCase() ?? ''
    if (isUnseen(child, name)) continue
    const inner = visibleText(child, depth + 1)
    text += block.test(name) || name === 'br' ? ` ${inner} ` : inner
  }
  return text
}

/** Tables also lay out pages: one with a table inside, or a single column, is no data. */
function isData(table: HTMLElement): boolean {
  if (table.querySelector('table')) return false
  return rowsOf(table).some((row) => cellsOf(row).length > 1)
}

function tablePiece(table: HTMLElement, depth: number): FlowPiece {
  const rows: string[][] = []
  const spanned = new Map<string, string>()
  let hasHeader = false
  for (const [at, row] of rowsOf(table).entries()) {
    const cells: string[] = []
    const elements = cellsOf(row)
    if (at === 0)
      hasHeader =
        elements.length > 1 &&
        elements.every((cell) => cell.rawTagName.toLowerCase() === 'th' || isAllBold(cell))
    for (const cell of elements) {
      while (spanned.has(`${at},${cells.length}`)) cells.push('')
      const [across, down] = ['colspan', 'rowspan'].map((name) =>
        Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 100),
      )
      for (let lower = 1; lower < (down ?? 1); lower++)
        for (let right = 0; right < (across ?? 1); right++)
          spanned.set(`${at + lower},${cells.length + right}`, '')
      cells.push(visibleText(cell, depth), ...Array.from({ length: (across ?? 1) - 1 }, () => ''))
    }
    if (cells.some((text) => text.trim() !== '')) rows.push(cells)
  }
  return { kind: 'table', rows, hasHeader: (hasHeader && rows.length > 1) || isHeader(rows) }
}

function isAllBold(cell: HTMLElement): boolean {
  const bold = cell.querySelectorAll('b, strong').map((element) => element.text)
  return cell.text.trim() !== '' && bold.join('').trim() === cell.text.trim()
}

function rowsOf(table: HTMLElement): HTMLElement[] {
  return table.querySelectorAll('tr')
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return row.childNodes.filter(
    (node): node is HTMLElement =>
      node.nodeType === NodeType.ELEMENT_NODE && /^t[dh]$/i.test((node as HTMLElement).rawTagName),
  )
}
