import { dollars } from '../policies/policyMoney.ts'
import type { Fact, NamedDeductible } from '../facts/policyFacts.ts'
import { factsOf, verified } from './documentFacts.ts'
import { otherThan } from './perilOf.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksAnyDeductible =
  /^(?:what(?:'s| is| are) )?(?:all )?(?:(?:the|our|my) )?(?:policy )?deductibles?(?: (?:of|on|in|under) (?:the|this|our|my) policy)?(?: per claim or (?:per )?occurrence)?\W*$/i

/** Each deductible, when the documents have several and the question asks for none in particular. */
export function severalDeductibles(
  question: string,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  const asksAny = asksAnyDeductible.test(question.trim())
  if (!asksAny && !/\bdeductibles?\b/i.test(question)) return null
  const deductibles = factsOf(documents).deductibles
  const meant = asksAny ? deductibles : ofAskedPeril(question, deductibles)
  const found = meant.flatMap((fact) => {
    const { name, amount, percent } = fact.value
    const share = /\d+(?:\.\d+)? ?(?:%|percent) of .+/.exec(fact.quote)?.[0] ?? `${percent}%`
    const value = amount !== null ? dollars(amount) : percent === null ? null : share
    const citations = value === null ? [] : verified(fact, documents)
    // A name may be read together with the sentence before it: the forms of another row.
    const label =
      name
        .split(/\.\s+(?=\p{Lu})/u)
        .at(-1)
        ?.replace(/^.*\bdeductible:\s+(?=\S)/i, '')
        .trim() ?? ''
    const written = label === label.toUpperCase() ? label.charAt(0) + label.slice(1).toLowerCase() : label
    return citations.length === 0 ? [] : [{ text: `${written}: ${value}`, value, citations }]
  })
  const [only] = found
  if (!asksAny && only && new Set(found.map(({ value }) => value)).size === 1)
    return { status: 'ANSWERED', verdict: null, answer: `${only.text}.`, citations: only.citations }
  if (!asksAny || new Set(found.map(({ value }) => value)).size < 2) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `There are several deductibles. ${[...new Set(found.map(({ text }) => text))].join('; ')}.`,
    citations: found.flatMap(({ citations }) => citations),
  }
}

/** The deductibles that are named after what the question names: "Wind or hail" for "wind/hail deductible on the shop". */
function ofAskedPeril(
  question: string,
  deductibles: readonly Fact<NamedDeductible>[],
): readonly Fact<NamedDeductible>[] {
  const asked = perilsIn(question)
  return asked.length === 0
    ? []
    : deductibles.filter(({ value: { name } }) => {
        const own = perilsIn(name)
        return asked.every((peril) => own.includes(peril))
      })
}

function perilsIn(text: string): string[] {
  return (text.toLowerCase().replaceAll(otherThan, ' ').match(perils) ?? []).map((word) =>
    word.replace(/storm$/, ''),
  )
}

const perils =
  /\b(?:wind(?:storm)?|hail|flood|earthquake|named storm|hurricane|water|theft|sewer|collapse|freezing)\b/g
