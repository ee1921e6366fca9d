import { dollars } from '../policies/policyMoney.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksTotal = /\b(?:total|combined|together|altogether|added up|all in|in all|sum of)\b/i
const ofOther =
  /\b(?:aggregate|premium|deductibles?|retentions?|due|payable|cost|bill|pay|tax|fees?|single limit)\b/i

interface Summand {
  readonly name: string
  readonly fact: Fact<number>
}

/** Limits that a question may add up, by their names. */
const summands: readonly {
  readonly named: RegExp
  readonly of: (facts: PolicyFacts) => Summand | null
}[] = [
  {
    named: /\bbuildings?\b/i,
    of: ({
      limits: {
        propertyBuildingLimit: { fact },
      },
    }) => fact && { name: 'buildings', fact },
  },
  {
    named: /\b(?:contents|(?:business )?personal property|bpp)\b/i,
    of: ({
      limits: {
        propertyContentsLimit: { fact },
      },
    }) => fact && { name: 'contents', fact },
  },
  {
    named: /\bbusiness (?:income|interruption)\b/i,
    of: ({ extraLimits }) => {
      const found = extraLimits.filter(({ value }) =>
        /\bbusiness (?:income|interruption)\b/i.test(value.name),
      )
      const [only] = found
      return only && found.length === 1
        ? { name: 'business income', fact: { ...only, value: only.value.limit } }
        : null
    },
  },
]

/** The sum that a question asks for, with each limit in it: "buildings and contents together"; null for any other question. */
export function totalAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked =
    asksTotal.test(question) && !ofOther.test(question)
      ? summands.filter(({ named }) => named.test(question))
      : []
  if (asked.length < 2) return null
  const facts = factsOf(documents)
  const found = asked.flatMap(({ of }) => of(facts) ?? [])
  const citations = found.map(({ fact }) => verified(fact, documents))
  if (found.length < asked.length || citations.some((each) => each.length === 0)) return null
  const sum = found.reduce((total, { fact }) => total + fact.value, 0)
  const parts = found.map(({ name, fact }) => `${dollars(fact.value)} for ${name}`)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `Together ${dollars(sum)}: ${new Intl.ListFormat('en-US').format(parts)}.`,
    citations: citations.flat(),
  }
}
