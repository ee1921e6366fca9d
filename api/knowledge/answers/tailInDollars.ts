import { dollars } from '../policies/policyMoney.ts'
import { factsOf } from './documentFacts.ts'
import type { AnswerDocument } from './policyAnswer.ts'

const asksPrice = /\bdollars?\b|\bhow much\b|\bcosts?\b|\bprice\b/i
const option =
  /\b(\d{1,3}) (months?|years?)\b[^;.\d]{0,20}?\b(\d{2,3}) ?(?:%|percent) of (?:the )?(?:expiring |full )?(?:annual |policy )?premium\b/gi

/** What an extended reporting period priced as a share of the premium costs: " 36 months at 185% of the premium of $48,316 is $89,384.60." */
export function tailInDollars(question: string, said: string, documents: readonly AnswerDocument[]): string {
  const premium = factsOf(documents).scalars.premium.fact?.value
  if (premium === undefined || !asksPrice.test(question)) return ''
  const [, asked] = /\b(\d{1,3})[ -](?:months?|years?)\b/i.exec(question) ?? []
  const options = [...said.matchAll(option)].filter(([, length]) => asked === undefined || length === asked)
  return options
    .map(([, length, unit, percent]) => {
      const cents = Math.round((premium * Number(percent)) / 100)
      return ` ${length} ${unit} at ${percent}% of the premium of ${dollars(premium)} is ${dollars(cents)}.`
    })
    .join('')
}
