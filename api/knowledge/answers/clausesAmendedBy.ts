import type { Amendment } from '../facts/amendments.ts'
import type { Passage } from '../../reading/passages/passagesOf.ts'

/** A clause of the form that a passage of an endorsement amends, as far as answers need it. */
export interface AmendedClause extends Pick<Amendment, 'effect' | 'places' | 'change'> {
  readonly block: number
  readonly text: string
}

/** The clauses that each passage of an endorsement amends. */
export function clausesAmendedBy(
  { block, text, kind }: Pick<Passage, 'block' | 'text' | 'kind'>,
  amendments: readonly Amendment[],
): AmendedClause[] {
  if (kind === 'row' || kind === 'heading') return []
  return amendments.flatMap(({ clause, effect, places, change, ...amendment }) =>
    amendment.block === block &&
    (amendment.text.includes(withoutMark(text)) || text.includes(amendment.text)) &&
    text.length > shortest
      ? [{ block: clause.block, text: clause.text, effect, places, change }]
      : [],
  )
}

const shortest = 12

/** Without the number or letter that a list prints before it. */
export function withoutMark(text: string): string {
  return text.replace(/^\(?\w{1,3}[.)]\s+/, '')
}
