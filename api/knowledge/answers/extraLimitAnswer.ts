import { indexPassages } from '../../reading/passages/passageIndex.ts'
import { dollars } from '../policies/policyMoney.ts'
import { terms } from './answerFeatures.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { withoutPurchase } from './withoutPurchase.ts'

/** How much of a question the name of a limit must have, and how much better than any other name. */
const named = { least: 0.6, better: 1.15 }

/** The limit that a question names, among those without a field of their own; null for any other question. */
export function extraLimitAnswer(
  { text, intent }: Question,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  if (intent !== 'AMOUNT' || /\b(?:premium|deductible|retention)\b/i.test(text)) return null
  const limits = factsOf(documents).extraLimits
  const names = limits.map((fact) => ({ fact, text: fact.value.name, headings: [], leadIn: '' }))
  const [first, second] = indexPassages(names, terms).search(withoutPurchase(text), { limit: 2 })
  if (!first || first.coverage < named.least) return null
  if (second && first.score < named.better * second.score) return null
  const { fact } = first.item
  const citations = verified(fact, documents)
  if (citations.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${fact.value.name}: ${dollars(fact.value.limit)}.`,
    citations,
  }
}
