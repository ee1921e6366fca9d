import type { Reading } from '../../reading/index.ts'

export const insuranceWords =
  /\b(?:insur\w+|coverages?|polic(?:y|ies)|liability|subrogation|deductibles?|compensation|umbrella|aggregate)\b/i

/** "The Lessee shall carry umbrella liability insurance." */
export const asksForInsurance =
  /\b(?:shall|must|will|agrees? to)\b[^.;]{0,60}\b(?:(?:maintain|carry|procure|obtain|keep|provide|purchase|buy|have|hold|effect)\b[^.;]{0,80}\b(?:insurance|coverage|policy|policies)|insure)\b/i

/** The articles whose numbered clauses mostly speak of insurance, under whatever title: "6" of "6.1" to "6.9". */
export function insuranceArticles(blocks: Reading['blocks']): ReadonlySet<string> {
  const clauses = Map.groupBy(blocks, articleOf)
  return new Set(
    [...clauses].flatMap(([article, own]) => {
      const insuring = own.filter((block) => block.kind !== 'table' && insuranceWords.test(block.text))
      return article !== null && own.length >= 4 && insuring.length > own.length / 2 ? [article] : []
    }),
  )
}

/** The article of a numbered clause; null for any other text. */
export function articleOf(block: Reading['blocks'][number]): string | null {
  if (block.kind === 'table') return null
  return /^(\d{1,2})\.\d{1,2}\.?\s/.exec(block.text)?.[1] ?? null
}
