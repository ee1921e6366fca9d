import { type Candidate, cited } from './answerCandidates.ts'
import { dollars } from '../policies/policyMoney.ts'
import { factsOf, verified } from './documentFacts.ts'
import { dollarsOf } from './askedAmount.ts'
import type { AnswerCitation, AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asks =
  /\b(?:deductibles?|retentions?)\b[^?]*?\b(over|above|more than|higher than|greater than|bigger than|exceed(?:s|ing)?|under|below|less than|lower than|smaller than)\b\s*(\$? ?\d[\d,.]*(?: ?(?:million|mil|mm?|k)\b)?)/i
const asksLess = /^(?:under|below|less|lower|smaller)/i

interface Stated {
  readonly text: string
  /** Cents; null for a percentage. */
  readonly amount: number | null
  readonly citations: readonly AnswerCitation[]
}

/** "Is the deductible over $5,000?", from each deductible of the documents; null for any other question. */
export function deductibleCompared(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const [, than, amount] = asks.exec(question) ?? []
  if (than === undefined || amount === undefined) return null
  const bar = Math.round(dollarsOf(amount) * 100)
  const known = [...underTitle(candidates), ...factual(documents)]
  if (known.length === 0) return null
  const isMet = (value: number) => (asksLess.test(than) ? value < bar : value > bar)
  const met = known.filter(({ amount: own }) => own !== null && isMet(own))
  // "2% of the building limit" may be more than any amount.
  const shares = known.filter(({ amount: own }) => own === null)
  const shown = met.length > 0 ? [...met, ...shares] : known
  const start = met.length > 0 ? 'Yes.' : shares.length > 0 ? 'It depends.' : 'No.'
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${start} ${[...new Set(shown.map(({ text }) => text))].join('; ')}.`,
    citations: shown.flatMap(({ citations }) => citations),
  }
}

/** What stands under "Deductibles" on the declarations: "Fire and all perils not listed below: $10,000." */
function underTitle(candidates: readonly Candidate[]): Stated[] {
  return candidates.flatMap((candidate) => {
    const { text, headings, isFront, kind } = candidate
    if (!isFront || kind === 'heading' || !/^deductibles?\b/i.test(headings.at(-1) ?? '')) return []
    const amounts = [...text.matchAll(/\$ ?\d[\d,.]*\d/g)].map(([each]) => Math.round(dollarsOf(each) * 100))
    if (amounts.length === 0 && !/\d ?(?:%|percent)/.test(text)) return []
    const least = amounts.length === 0 ? null : Math.min(...amounts)
    return [{ text: text.replace(/\.$/, ''), amount: least, citations: cited(candidate) }]
  })
}

function factual(documents: readonly AnswerDocument[]): Stated[] {
  const all = factsOf(documents).deductibles
  // "The deductible of $5,000 is deleted and replaced by …"
  const isReplaced = ({ value: { amount } }: (typeof all)[number]) =>
    amount !== null &&
    all.some(({ quote, source }) => {
      const [before, ...after] = quote.split(dollars(amount))
      return (
        source.origin === 'endorsement' &&
        before !== undefined &&
        /^[^$]*\b(?:replac|delet|amend|chang|increas|decreas|reduc)/i.test(after[0] ?? '')
      )
    })
  return all
    .filter((fact) => !isReplaced(fact))
    .flatMap((fact) => {
      const { name, amount, percent } = fact.value
      const citations = verified(fact, documents)
      const value = amount === null ? `${percent}%` : dollars(amount)
      return citations.length === 0 ? [] : [{ text: `${name}: ${value}`, amount, citations }]
    })
}
