import { negation, sourceOf } from './letterSentences.ts'
import { linesIn, lineOf } from './linesOfBusiness.ts'
import type { FormKnowledge } from './formKnowledge.ts'

interface RequestedLine {
  readonly line: string
  readonly source: string
  readonly isFromLetter: boolean
}

/** What a package on record insures: "Package (property, general liability)". */
function partsOf(asked: RequestedLine, facts: FormKnowledge['facts']): RequestedLine[] {
  const types = facts.flatMap(({ line }) => (line !== null && lineOf(line) === asked.line ? [line] : []))
  return [...new Set(types.flatMap((type) => linesIn(type)))].map((line) => ({ ...asked, line }))
}

/** The lines of business that a letter asks for; without such a letter, those of the application. */
export function requestedLines({ sentences, facts }: FormKnowledge): RequestedLine[] {
  const asked = sentences.flatMap(({ text, ...sentence }) => {
    if (
      !/\b(?:prices|quotes?|renew|needs?|wants?|please|put back|reinstat\w+|ask(?:s|ed|ing) (?:for|to see)|shows?|showing|proof of|evidence of|certificates?)\b/i.test(
        text,
      )
    )
      return []
    return text
      .split(/[;.()]|\bbut\b|\bso\b|,(?=[^,;.()]*\blater\b)/)
      .filter((clause) => !negation.test(clause) && !/\blater\b/i.test(clause))
      .flatMap((clause) => linesIn(clause.replaceAll(/\bcomp\b(?! (?:and|or|\/|&) coll)/gi, 'workers comp')))
      .map((line) => ({ line, source: sourceOf(sentence), isFromLetter: true }))
  })
  if (asked.length > 0) return [...asked, ...asked.flatMap((each) => partsOf(each, facts))]
  return facts
    .filter(({ attribute, entity }) => attribute === 'insuranceTypes' && entity === 'insured')
    .flatMap(({ value, source }) =>
      value.split(', ').flatMap((each) => {
        const line = lineOf(each)
        return line ? [{ line, source, isFromLetter: false }] : []
      }),
    )
}
