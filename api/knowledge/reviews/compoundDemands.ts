import type { ContractClause } from './contractClauses.ts'

/** A part of a sentence that asks for something by itself, and what it says as a sentence of its own. */
export interface DemandOfClause {
  readonly clause: ContractClause
  readonly said: string
}

const modal = String.raw`(?:must|shall|will|may not|may)\b`
/** "…, and must name the Agent as one also", "…, and no deductible may be over $2,500", "…, and insures its sign for $5,000". */
const another = new RegExp(
  String.raw` and (?=(?:must|shall) be (?:kept|maintained|carried|continued|renewed)\b)|, and (?=(?:must|shall)\b|(?:[A-Z]\w+ )?(?:shall|must|will) (?:furnish|deliver|provide|submit)\b|(?:it|each|they|all|none|no|any|every|such) (?:[\w’'-]+ ){0,8}?(?:must|shall|may)\b|insures? (?:its|the)\b)`,
)
const asOne = /\bas (?:one|such)(?: also| too| as well)?\b/

/** The demands of a sentence that joins several by "and": each has a verb of its own. */
export function compoundDemands(clause: ContractClause): readonly DemandOfClause[] {
  const { quote, isRow } = clause
  const at = quote.search(another)
  const left = quote.slice(0, at)
  if (isRow || at < 0 || conditional.test(quote) || !asks.test(left) || left.split(' ').length < 5)
    return [{ clause, said: quote }]
  const right = quote.slice(at).replace(/^,? and /, '')
  const subject = new RegExp(String.raw`^(.{2,80}?)\s(?=${modal}|insures?\b|keeps?\b)`).exec(left)?.[1] ?? ''
  const isInsured = /\badditional insureds?\b/i.test(left)
  return [
    { clause: { ...clause, quote: left }, said: left },
    ...compoundDemands({ ...clause, quote: right }).map((part, index) => ({
      ...part,
      said: [...(index === 0 && /^(?:must|shall|insures?)\b/.test(right) ? [subject] : []), part.said]
        .join(' ')
        .replace(asOne, (words) => (isInsured ? 'as an additional insured' : words)),
    })),
  ]
}

const asks = new RegExp(String.raw`\b${modal}|\b(?:keeps?|carr(?:y|ies)|maintains?|insures?)\b`)
const conditional = /^\W*(?:if|when|where|should|in the event|unless|upon)\b/i
