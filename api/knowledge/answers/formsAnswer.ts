import { formName } from '../facts/provisionForms.ts'
import { asksOnly } from './asksOnly.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksForms =
  /\bforms?(?: (?:list|schedule|numbers?))?\b|\b(?:forms? and |policy )?endorsements?(?: (?:list|schedule))?\b/i
const words = new RegExp(`${asksForms.source}|\\b(?:attached|numbers?|schedule|declarations)\\b`, 'i')
const fewest = 3
const mostNamed = 25

/** "Forms list?", with the forms that the documents list; null for any other question. */
export function formsAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
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
