import type { Cell, RichText } from '../../../documents/index.ts'

export function wordsOf(text: RichText): string {
  return typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

export function cellWords(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : 'text' in cell ? cell.text : ''
}
