import type { Reading, TableBlock } from '../../reading/index.ts'
import { textOf } from './contractParties.ts'

/** "Category B", "Tier 2 vendors" above a column. */
const classOf = /^(?:risk |vendor |insurance )?(category|class|tier|level|group)\s+([A-Z]|\d{1,2}|[IVX]+)\b/i

/** A table with a column for each class of vendor, without the columns of the classes that the contract is not of. */
export function ownColumn(block: TableBlock, { blocks }: Reading): TableBlock {
  const columns = (block.header ?? []).flatMap(({ text }, at) => {
    const [, kind, name] = classOf.exec(text.trim()) ?? []
    return kind && name ? [{ at, kind, name }] : []
  })
  if (columns.length < 2) return block
  const rest = textOf({ blocks: blocks.filter((each) => each !== block) })
  const own = columns.filter(({ kind, name }) =>
    new RegExp(String.raw`\b${kind}\b\W{1,4}(?:is )?${name}\b`, 'i').test(rest),
  )
  const [chosen] = own
  if (own.length !== 1 || !chosen) return block
  const kept = (row: TableBlock['rows'][number]) =>
    row.filter((_, at) => at === chosen.at || columns.every((each) => each.at !== at))
  return { ...block, header: block.header && kept(block.header), rows: block.rows.map(kept) }
}
