import type { Block, Cell, TableBlock } from '../../reading/index.ts'
import { money } from './statement.ts'

/** The blocks of an offer, whose tables have the titles of their columns and no classes of work. */
export function offerTables(blocks: readonly Block[]): Block[] {
  return withColumnTitles(blocks).map(withoutClasses)
}

/**
 * Tables whose titles were read as one of their rows, below those of the insured and the term, or as lines above them, with
 * these titles as their header: without it a premium or a retention is taken for a limit.
 */
function withColumnTitles(blocks: readonly Block[]): Block[] {
  const titled: Block[] = []
  for (const block of blocks) {
    if (block.kind !== 'table' || block.header) {
      titled.push(block)
      continue
    }
    const at = block.rows.findIndex(
      (row, place) => areTitles(row) && block.rows.slice(place + 1).some(hasAmount),
    )
    const above = at < 0 ? linesAbove(titled, block.rows) : []
    if (above.length > 0) titled.splice(-above.length)
    titled.push(...split({ ...block, header: above.length > 0 ? above : null }, at))
  }
  return titled
}

function split(table: TableBlock, at: number): TableBlock[] {
  const header = table.rows[at]
  if (!header) return [table]
  const before = table.rows.slice(0, at)
  return [
    ...(before.length > 0 ? [{ ...table, rows: before }] : []),
    { ...table, header, rows: table.rows.slice(at + 1) },
  ]
}

/** The lines right above a table, where there is one for each of its columns. */
function linesAbove(blocks: readonly Block[], rows: TableBlock['rows']): Cell[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const lines = blocks.slice(-width).flatMap((block) => (block.kind === 'table' ? [] : [block]))
  const cells = lines.map(({ text, page, box }) => ({ text, page, box }))
  return width > 2 && cells.length === width && areTitles(cells) && rows.some(hasAmount) ? cells : []
}

function areTitles(cells: readonly Cell[]): boolean {
  return (
    cells.length > 2 &&
    cells.every(({ text }) => /^[A-Za-z][A-Za-z ./&-]*$/.test(text.trim()) && text.length <= longestTitle) &&
    cells.slice(1).some(({ text }) => /^limits?\b/i.test(text.trim())) &&
    cells.slice(1).some(({ text }) => /^(?:premiums?|retentions?|deductibles?|ded)\b/i.test(text.trim()))
  )
}

const longestTitle = 40

function hasAmount(row: readonly Cell[]): boolean {
  return row.some(({ text }) => money.test(text))
}

/** A table of payrolls and rates without its classes of work: "Wiring within buildings $980,000" insures no building. */
function withoutClasses(block: Block): Block {
  if (block.kind !== 'table') return block
  const [first = []] = block.rows
  const titles = (block.header ?? first).map(({ text }) => text).join(' | ')
  if (!/\b(?:remuneration|payrolls?|premium basis)\b/i.test(titles) || !/\brates?\b/i.test(titles))
    return block
  const rows = block.header ? block.rows : block.rows.slice(1)
  const kept = rows.filter((row) => ofPremium.test(row.map(({ text }) => text).join(' ')))
  return { ...block, header: null, rows: kept }
}

const ofPremium =
  /\b(?:totals?|premiums?|constant|discount|modification|modifier|surcharge|assessment|deposit|taxes|fees?)\b/i
