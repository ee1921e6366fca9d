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
    if (
      !/\b(?:prices|quotes?|renew|needs?|wants?|please|ask(?:s|ed|ing) (?:for|to see)|shows?|showing|proof of|evidence of|certificates?)\b/i.test(
        text,
      )
    )
      return []
    return text
      .split(/[;.]|\bbut\b|\bso\b/)
      .filter((clause) => !negation.test(clause))
      .flatMap((clause) => linesIn(clause.replaceAll(/\bcomp\b(?! (?:and|or|\/|&) coll)/gi, 'workers comp')))
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
