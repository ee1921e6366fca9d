import { formName } from '../facts/provisionForms.ts'
import { asksOnly } from './asksOnly.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { statedLack } from './statedLack.ts'

const asksForms =
  /\bforms?(?: (?:list|schedule|numbers?))?\b|\b(?:forms? and |policy )?endorsements?(?: (?:list|schedule))?\b/i
const words = new RegExp(`${asksForms.source}|\\b(?:attached|numbers?|schedule|declarations)\\b`, 'i')
const number = /\b([A-Z]{2,4}) ?(\d\d) ?(\d\d)\b/
const asksWhether =
  /\b(?:have|has|on (?:the|this|our) policy|attached|included|listed|there)\b[^.?]*\?|^(?:is|do|does)\b/i

/** "Do we have CG 20 37?", from the forms that the policy lists. */
function namedForm(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const [, ...asked] = number.exec(question) ?? []
  if (asked.length === 0 || !asksWhether.test(question)) return null
  const fact = factsOf(documents).forms.find(({ value }) => {
    const [, ...own] = number.exec(formName(value)) ?? []
    return own.join(' ') === asked.join(' ')
  })
  const citations = fact ? verified(fact, documents) : []
  if (!fact || citations.length === 0)
    return statedLack(new RegExp(String.raw`\b${asked.join(' ?')}\b`), documents)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `Yes. The policy lists ${[formName(fact.value), fact.value.title].filter(Boolean).join(' ')}.`,
    citations,
  }
}

const fewest = 3
const mostNamed = 25

/** "Forms list?", with the forms that the documents list; null for any other question. */
export function formsAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked = namedForm(question, documents)
  if (asked) return asked
  if (!asksForms.test(question) || /^(?:how|any|is|are|do|does)\b/i.test(question)) return null
  if (!asksOnly(question, words)) return null
  const forms = factsOf(documents).forms.filter((fact) => verified(fact, documents).length > 0)
  if (forms.length < fewest) return null
  const shown = forms.slice(0, mostNamed)
  const named = shown.map(({ value }) => [formName(value), value.title].filter(Boolean).join(' '))
  const more = forms.length > mostNamed ? `; and ${forms.length - mostNamed} more` : ''
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The forms are ${named.join('; ')}${more}.`,
    citations: shown.flatMap((fact) => verified(fact, documents)),
  }
}
