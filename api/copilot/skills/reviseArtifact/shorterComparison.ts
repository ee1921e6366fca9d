import type { Block } from '../../../documents/index.ts'
import { comparisonSections } from '../comparisons/differencesTable.ts'
import { cellWords } from './richWords.ts'

/** At most this many rows of a comparison are short; the most important come first. */
const mostRows = 12

/** A comparison with the differences that matter most and the price; any other document as it is. */
export function shorterComparison(
  blocks: readonly Block[],
  /** What names a price. */
  price: RegExp,
): readonly Block[] {
  const { main, other, same } = comparisonSections
  let section: string | null = null
  let left = 0
  const kept = blocks.flatMap((block): Block[] => {
    if (block.type === 'heading') section = block.text
    if (block.type === 'table' && (section === main || section === other)) {
      const rows = block.rows.filter(
        ([first], at) => (section === main && at < mostRows) || price.test(cellWords(first)),
      )
      left += block.rows.length - rows.length
      return rows.length === 0 ? [] : [{ ...block, rows }]
    }
    const isSameInBoth = section === same && (block.type === 'list' || block.type === 'heading')
    return isSameInBoth ? [] : [block]
  })
  if (left === 0) return blocks
  const sections = kept.filter((block, at) => {
    const next = kept[at + 1]
    return block.type !== 'heading' || block.text !== other || next?.type === 'table'
  })
  const text = `${left === 1 ? 'One less important difference is' : `${left} less important differences are`} left out here.`
  return [...sections, { type: 'paragraph', style: 'small', text }]
}
