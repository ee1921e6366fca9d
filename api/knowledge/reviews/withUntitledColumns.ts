import type { Block, Cell, Reading, TableBlock } from '../../reading/index.ts'
import { titlesColumns } from './certificateCells.ts'

type Row = readonly Cell[]

const day = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`
const isDay = new RegExp(`^${day}$`)
const dayAhead = new RegExp(String.raw`^(${day})\s+(?=\S)`)

/** A certificate whose rows of policies have no titles in their table, as typewriters set them: "A | GARAGE LIABILITY | GAR-0067123 | 09/01/26 | 09/01/27 EACH ACCIDENT 1,000,000". */
export function withUntitledColumns(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.map((block): Block => (block.kind === 'table' ? titled(block) : block)),
  }
}

function titled(table: TableBlock): TableBlock {
  const { rows, header } = table
  if (header || rows.length === 0 || rows.some(titlesColumns)) return table
  const read = rows.map(policyOf)
  const policies = read.flatMap((row) => row ?? [])
  if (policies.length < rows.length || policies.length === 0) return table
  const [first] = rows[0] ?? []
  if (!first) return table
  const names = ['INSR LTR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS']
  return {
    ...table,
    header: names.map((text) => ({ ...first, text })),
    rows: read.flatMap((row) => (row ? [row] : [])),
  }
}

/** The letter, line, number, days and limits of a row; null where it is not that of a policy. */
function policyOf(row: Row): Cell[] | null {
  const at = row.findIndex(({ text }) => isDay.test(text.trim()))
  const [starts, ends, ...rest] = at < 0 ? [] : row.slice(at)
  const last = ends && (isDay.exec(ends.text.trim())?.[0] ?? dayAhead.exec(ends.text.trim())?.[1])
  const before = row.slice(0, at).filter(({ text }) => text.trim() !== '')
  const number = before.at(-1)
  const letter = before.find(({ text }) => /^[A-F]$/.test(text.trim()))
  const line = before.find((cell) => cell !== number && /[A-Za-z]{3}/.test(cell.text))
  if (!starts || !ends || !last || !number || !line || !/\d{3}/.test(number.text)) return null
  const limits = [ends.text.trim().slice(last.length), ...rest.map(({ text }) => text)].join(' ').trim()
  return [
    letter ?? { ...line, text: '' },
    line,
    number,
    starts,
    { ...ends, text: last },
    { ...ends, text: limits.replaceAll(/(?<![\d,.$])(?=\d{1,3}(?:,\d{3})+\b)/g, '$') },
  ]
}
