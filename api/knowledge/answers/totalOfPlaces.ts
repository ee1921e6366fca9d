import { insuredRows } from '../facts/insuredRows.ts'
import type { Fact } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

/** A limit that no document prints, as the limits of the places that it adds up; null for any other. */
export function totalOfPlaces(
  { value: total, source: { totalOf } }: Fact<number>,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  if (totalOf === undefined) return null
  const facts = factsOf(documents)
  for (const side of ['building', 'contents'] as const) {
    const rows = insuredRows(facts.locations, side)
    const sum = rows.reduce((all, { value }) => all + (value[side] ?? 0), 0)
    const citations = rows.map((row) => verified(row, documents))
    if (sum !== total || citations.some((each) => each.length === 0)) continue
    const places = rows.map(({ value }) => `${dollars(value[side] ?? 0)} for ${value.address}`)
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `The ${side} limits are ${places.join('; ')}. The total of the ${totalOf} is ${dollars(total)}.`,
      citations: citations.flat(),
    }
  }
  return null
}
