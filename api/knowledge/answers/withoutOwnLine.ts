import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { factsOf } from './documentFacts.ts'
import type { AnswerDocument } from './policyAnswer.ts'

const professional =
  /\b(?:errors and omissions )?professional liability(?: \((?:E&O|PL)\))?|\berrors and omissions\b/gi
const excess = /\b(?:excess|umbrella)(?: liability)?\b/gi

/** How questions name the line of a policy that is all about it, so that its own pages need not. */
const names: { readonly [Line in LineOfBusiness]?: RegExp } = {
  CYBER: /\bcyber\b/gi,
  DIRECTORS_AND_OFFICERS: /\bdirectors and officers(?: \(D&O\))?/gi,
  EMPLOYMENT_PRACTICES_LIABILITY: /\bemployment practices(?: liability)?(?: \(EPL\))?/gi,
  ERRORS_AND_OMISSION: professional,
  EXCESS: excess,
  PROFESSIONAL_LIABILITY: professional,
  UMBRELLA: excess,
}

const beforeAmount = /\bpolicy (?=limits?\b|aggregate\b|each\b|per\b|retention\b|deductible\b)/gi

/** The question without the line of the policy: "the umbrella limit" is "the limit"; null if it does not name it. */
export function withoutOwnLine(question: string, documents: readonly AnswerDocument[]): string | null {
  const line = factsOf(documents).scalars.lineOfBusiness.fact?.value
  const name = line && names[line]
  const general = name ? question.replaceAll(name, 'policy').replaceAll(beforeAmount, '') : question
  return general === question ? null : general
}
