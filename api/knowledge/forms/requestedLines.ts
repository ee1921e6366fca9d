import { negation, sourceOf } from './letterSentences.ts'
import { linesIn, lineOf } from './linesOfBusiness.ts'
import type { FormKnowledge } from './formKnowledge.ts'

interface RequestedLine {
  readonly line: string
  readonly source: string
  readonly isFromLetter: boolean
}

/** The lines of business that a letter asks for; without such a letter, those of the application. */
export function requestedLines({ sentences, facts }: FormKnowledge): RequestedLine[] {
  const asked = sentences.flatMap(({ text, ...sentence }) => {
    if (!/\b(?:prices|quotes?|renew|need|want|please)\b/i.test(text)) return []
    return text
      .split(/[;.]|\bbut\b|\bso\b/)
      .filter((clause) => !negation.test(clause))
      .flatMap((clause) => linesIn(clause))
      .map((line) => ({ line, source: sourceOf(sentence), isFromLetter: true }))
  })
  if (asked.length > 0) return asked
  return facts
    .filter(({ attribute, entity }) => attribute === 'insuranceTypes' && entity === 'insured')
    .flatMap(({ value, source }) =>
      value.split(', ').flatMap((each) => {
        const line = lineOf(each)
        return line ? [{ line, source, isFromLetter: false }] : []
      }),
    )
}
