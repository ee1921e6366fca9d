import { dollars } from '../policies/policyMoney.ts'
import { type Check, fails, holds, type JudgedPolicy } from './check.ts'
import { tellingWords } from './likeWords.ts'
import type { NamedLimit } from './limitsNamed.ts'
import { moneyIn } from './statement.ts'

/** "Exclusion (2) does not apply to flood": an endorsement that gives it back, with the most that its form pays. */
export function givenBackLimit(limit: NamedLimit, { sentences }: JudgedPolicy): Check | null {
  const words = tellingWords(limit.item.label)
  const back = sentences.find(
    ({ quote, form }) =>
      form !== null &&
      /\bexclusions?\b[^.]{0,40}\bdo(?:es)? not apply to\b/i.test(quote) &&
      words.size > 0 &&
      words.isSubsetOf(tellingWords(quote.replace(/^.*?\bnot apply to\b/i, ''))),
  )
  const amounts = sentences.flatMap((each) => {
    const amount =
      back && each.form === back.form && !/\bdeductible|\bretention/i.test(each.quote) && moneyIn(each.quote)
    return amount ? [{ amount, each }] : []
  })
  const [most] = amounts.toSorted((a, b) => b.amount - a.amount)
  if (!back || !most) return null
  const label = limit.item.label
  return most.amount < limit.amount
    ? fails(
        `${label}: the contract asks for ${dollars(limit.amount)}, the policy gives ${dollars(most.amount)}.`,
        most.each,
      )
    : holds(`${label} ${dollars(most.amount)}.`, most.each)
}
