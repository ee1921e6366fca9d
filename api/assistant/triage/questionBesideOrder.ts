import { isInquiry } from './alsoAsked.ts'
import { plainOrder } from './plainOrder.ts'
import type { RequestType } from './triageMessage.ts'
import { wordGroupsOf } from './wordGroups.ts'

/**
 * What each clause of a sentence asks for that has a question about cover beside an order: `Does the BOP cover hail, and
 * can you send the decs?` Null for any other sentence.
 */
export function questionBesideOrder(clauses: readonly string[]): readonly RequestType[] | null {
  if (clauses.length < 2) return null
  const types = clauses.map((clause) =>
    standsAlone(clause) && isInquiry(`${clause}?`) ? 'QUESTION' : plainOrder(clause),
  )
  return types.includes('QUESTION') && types.every((type) => type !== null) && new Set(types).size > 1
    ? types
    : null
}

/** Whether a question about cover refers to nothing said before: `Does our GL cover lead paint?`, not `Is it covered?` */
export function standsAlone(sentence: string): boolean {
  const groups = wordGroupsOf(sentence)
  return (
    (sentence.includes('?') || asksWhether.test(sentence)) &&
    groups.has('covered') &&
    groups.has('line') &&
    !backReference.test(sentence)
  )
}

/** Without the question mark, which stands behind the clause after it. */
const asksWhether = /^\W*(?:(?:and|also|so|plus)\W+)*(?:do|does|is|are|would|will)\b/i
const backReference = /\b(?:it|its|that|this|these|those|they|them|their|he|him|his|she|her|hers|one|ones)\b/i
