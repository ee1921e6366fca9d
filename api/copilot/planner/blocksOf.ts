import type { Block } from '../../documents/index.ts'

/** The paragraphs, lists and headings of a Markdown answer as blocks of a document. */
export function blocksOf(markdown: string): Block[] {
  return markdown.split(/\n{2,}/).flatMap((part): Block[] => {
    const text = part.trim()
    const heading = /^(#{1,3})\s+(.+)$/.exec(text)
    if (heading?.[1] && heading[2])
      return [{ type: 'heading', level: heading[1].length === 1 ? 1 : 2, text: plainText(heading[2]) }]
    if (/^[-*] /.test(text))
      return [
        {
          type: 'list',
          kind: 'bullet',
          items: text.split(/\n[-*] /).map((item) => plainText(item.replace(/^[-*] /, ''))),
        },
      ]
    const table = text.split('\n').filter((line) => line.trim().startsWith('|'))
    if (table.length > 2) return [tableOf(table)]
    return text === '' ? [] : [{ type: 'paragraph', text: plainText(text) }]
  })
}

function tableOf(lines: readonly string[]): Block {
  const [header = [], , ...rows] = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((text) => plainText(text.replaceAll('\\|', '|'))),
  )
  return {
    type: 'table',
    summary: header.join(', '),
    columns: header.map((name) => ({ header: name, width: 1 })),
    rows: rows.map((cells) => header.map((_, index) => cells[index] ?? '')),
  }
}

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*\|?[\s:|-]+\|?\s*$/.test(line) || line.trim() === '')
    .map((line) =>
      line
        .replace(/^\s*\|(.*)\|\s*$/, (_, cells: string) =>
          cells
            .split(/(?<!\\)\|/)
            .map((text) => text.trim())
            .join(' · '),
        )
        .replace(/^\s*(?:#+|>)\s*/, '')
        .replaceAll(/\*\*|__|`/g, ''),
    )
    .join('\n')
    .trim()
}
