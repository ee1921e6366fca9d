import type { Block, Cell, Reading, TableBlock } from '../../reading/index.ts'
import { titlesColumns } from './certificateCells.ts'

const remark =
  /^(descriptions? of (?:operations|special items)(?:[ /,&]+(?:and )?(?:locations|vehicles|operations|special (?:items|provisions)|restrictions|exclusions added by endorsement))*(?: \([^)]*\))?|remarks|special (?:provisions|conditions|items)|certificate holder|cancellation)\b[:\s]*/i

/** What the boxes below the coverages say, where they were read as rows of the same table, as paragraphs of their own. */
export function withRemarksApart(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block) => (block.kind === 'table' ? parted(block) : [block])),
  }
}

function parted(table: TableBlock): Block[] {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  if (!rows.some(titlesColumns)) return [table]
  const at = table.rows.findIndex((row) => isRemark(row))
  if (at < 0) return [table]
  return [
    ...(at > 0 || table.header ? [{ ...table, rows: table.rows.slice(0, at) }] : []),
    ...table.rows.slice(at).flatMap((row) => row.flatMap((cell) => paragraphOf(cell, table))),
  ]
}

/** A row that begins with the title of such a box, and has no more than the box beside it. */
function isRemark(row: TableBlock['rows'][number]): boolean {
  const filled = row.filter(({ text }) => text.trim() !== '')
  return filled.length < 3 && remark.test(filled[0]?.text.trim() ?? '')
}

function paragraphOf({ text, page, box }: Cell, { headings }: TableBlock): Block[] {
  const [whole = '', title] = remark.exec(text.trim()) ?? []
  const rest = text.trim().slice(whole.length)
  if (text.trim() === '') return []
  // The holder is found by its label, which stands before the name.
  const isDescription = title !== undefined && /^(?:desc|rem|spec)/i.test(title) && rest !== ''
  return [
    {
      kind: 'paragraph',
      page,
      box,
      headings: isDescription ? [...headings, title] : headings,
      text: isDescription ? rest : text.trim(),
      lines: [],
    },
  ]
}
