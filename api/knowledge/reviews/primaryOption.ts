import type { Reading } from '../../reading/index.ts'

const option = /^(?:(?:option|plan|alternative|quote)(?: no\.?)? ?#?)?(?:[1-6]|[A-F]|I{1,3})$/i
const named = /^(?:option|plan|alternative|quote)\b/i

/**
 * The first of several options that a quote prices side by side, in columns titled "Option 1" and "Option 2", which are not to be
 * taken for one offer; and what each other one says, for a person to compare.
 */
export function primaryOption(reading: Reading): { reading: Reading; others: string[] } {
  const others: string[] = []
  const blocks = reading.blocks.map((block) => {
    if (block.kind !== 'table') return block
    const [first, ...rest] = block.header ? [block.header, ...block.rows] : block.rows
    const titles = first?.map(({ text }) => text.trim()) ?? []
    const isOptions =
      titles.length > 2 &&
      titles.slice(1).every((title) => option.test(title)) &&
      titles.some((title) => named.test(title))
    if (!isOptions) return block
    for (let at = 2; at < titles.length; at++)
      others.push(
        rest
          .flatMap((row) => (row[at]?.text.trim() ? [`${row[0]?.text.trim()} ${row[at]?.text.trim()}`] : []))
          .join('; '),
      )
    return {
      ...block,
      header: block.header?.slice(0, 2) ?? null,
      rows: block.rows.map((row) => row.slice(0, 2)),
    }
  })
  return { reading: others.length > 0 ? { ...reading, blocks } : reading, others }
}
