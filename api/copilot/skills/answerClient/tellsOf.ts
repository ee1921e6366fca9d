import { folded } from '../../../platform/index.ts'
import type { searchFile } from '../../tools/searchFile.ts'

/**
 * Whether a client may read what was found as an answer. Where it is no yes and no no, it has to name something that was
 * asked of: a passage that is merely near in meaning is none.
 */
export function tellsOf(
  { status, verdict, citations }: Awaited<ReturnType<typeof searchFile.run>>,
  query: string,
): boolean {
  if (status === 'NOT_FOUND' || citations.length === 0) return false
  if (verdict !== 'DEPENDS' && verdict !== null) return true
  const quotes = folded(citations.map(({ quote }) => quote).join(' '))
  const words = (folded(query).match(/\p{L}{4,}/gu) ?? []).filter((word) => !general.test(word))
  return words.length === 0 || words.some((word) => quotes.includes(word.slice(0, stem)))
}

/** Words this long are compared without their endings. */
const stem = 6

/** What questions about any policy say. */
const general =
  /^(?:cover\w*|polic\w+|insur\w+|liab\w+|damage\w*|injur\w+|loss\w*|claim\w*|limit\w*|exclu\w+|there|their|this|that|these|those|does|have|will|would|could|should|what|when|where|which|under|with|from|about|being|been|were|someone|something|anything|because|caused?|still|business|businessowners|commercial|general|package|company|client|during)$/
