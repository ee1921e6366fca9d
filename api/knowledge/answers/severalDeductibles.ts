import { dollars } from '../policies/policyMoney.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksAnyDeductible =
  /^(?:what(?:'s| is| are) )?(?:all )?(?:(?:the|our|my) )?(?:policy )?deductibles?(?: (?:of|on|in|under) (?:the|this|our|my) policy)?(?: per claim or (?:per )?occurrence)?\W*$/i

/** Each deductible, when the documents have several and the question asks for none in particular. */
export function severalDeductibles(
  question: string,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  if (!asksAnyDeductible.test(question.trim())) return null
  const found = factsOf(documents).deductibles.flatMap((fact) => {
    const { name, amount, percent } = fact.value
    const value = amount !== null ? dollars(amount) : percent === null ? null : `${percent}%`
    const citations = value === null ? [] : verified(fact, documents)
    // A name may be read together with the sentence before it: the forms of another row.
    const label =
      name
        .split(/\.\s+(?=\p{Lu})/u)
        .at(-1)
        ?.replace(/^.*\bdeductible:\s+(?=\S)/i, '')
        .trim() ?? ''
    return citations.length === 0 ? [] : [{ text: `${label}: ${value}`, value, citations }]
  })
  if (new Set(found.map(({ value }) => value)).size < 2) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `There are several deductibles. ${[...new Set(found.map(({ text }) => text))].join('; ')}.`,
    citations: found.flatMap(({ citations }) => citations),
  }
}
