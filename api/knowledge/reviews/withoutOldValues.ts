import type { TableBlock } from '../../reading/index.ts'
import { oldValueColumn } from '../facts/tableAmounts.ts'

/** "Limit shown in the Declarations | Limit as amended": a table of changes without its old values. */
export function withoutOldValues(table: TableBlock): TableBlock {
  const [first, ...others] = table.rows
  const header = table.header ?? first ?? []
  const old = oldValueColumn(header.map(({ text }) => text))
  if (old === -1) return table
  const kept = (row: TableBlock['rows'][number]) => row.filter((_, at) => at !== old)
  return { ...table, header: kept(header), rows: (table.header ? table.rows : others).map(kept) }
}
