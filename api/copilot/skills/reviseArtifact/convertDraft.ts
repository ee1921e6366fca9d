import type { Block } from '../../../documents/index.ts'
import type { EmailContent } from '../../artifacts/artifact.ts'
import { cellWords, wordsOf } from './richWords.ts'

/** The paragraphs and lists of an email as a document. */
export function documentOf({ subject, body }: EmailContent): { title: string; blocks: Block[] } {
  const [greeting = '', ...rest] = body.split(/\n{2,}/)
  const paragraphs = /^(?:hello|hi|dear)\b/i.test(greeting) ? rest : [greeting, ...rest]
  return {
    title: subject.slice(0, 200),
    blocks: [
      { type: 'heading', level: 1, text: subject },
      ...paragraphs.flatMap((paragraph): Block[] => {
        const lines = paragraph.split('\n')
        const items = lines.filter((line) => /^[-•*] /.test(line))
        const words = lines.filter((line) => !/^[-•*] /.test(line)).join('\n')
        return [
          ...(words === '' ? [] : [{ type: 'paragraph', text: words } as const]),
          ...(items.length === 0
            ? []
            : [{ type: 'list', kind: 'bullet', items: items.map((item) => item.slice(2)) } as const]),
        ]
      }),
    ],
  }
}

/** The rows of a document's tables for a spreadsheet: the largest table, and those with as many columns. */
export function tableOf(blocks: readonly Block[]): { columns: string[]; rows: string[][] } | null {
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []))
  const [largest] = tables.toSorted((a, b) => b.rows.length - a.rows.length)
  if (!largest) return null
  const alike = tables.filter(({ columns }) => columns.length === largest.columns.length)
  return {
    columns: largest.columns.map(({ header }) => header),
    rows: alike.flatMap(({ rows }) => rows.map((row) => row.map(cellWords))),
  }
}

/** What a document says, as the plain text of an email. */
export function emailTextOf(blocks: readonly Block[]): string {
  return blocks.flatMap(textOf).join('\n\n')
}

function textOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text.toUpperCase()]
    case 'paragraph':
      return block.style === 'fine' ? [] : [wordsOf(block.text)]
    case 'callout':
      return [wordsOf(block.text)]
    case 'list':
      return [block.items.map((item) => `- ${wordsOf(item)}`).join('\n')]
    case 'fields':
    case 'keyFigures':
      return [block.entries.map(({ label, value }) => `${label}: ${value}`).join('\n')]
    case 'table':
      return [
        block.rows
          .map(([first, ...cells]) => {
            const values = cells.flatMap((cell, at) => {
              const header = block.columns[at + 1]?.header
              if (header === 'Page' || cellWords(cell) === '') return []
              return [block.columns.length > 3 ? `${header} ${cellWords(cell)}` : cellWords(cell)]
            })
            return `- ${cellWords(first)}${values.length > 0 ? `: ${values.join('; ')}` : ''}`
          })
          .join('\n'),
      ]
    case 'quote':
      return [`"${block.text}" (${block.citation})`]
    default:
      return []
  }
}
